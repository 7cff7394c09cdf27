import { INITIAL_DISPLAY, type DisplaySettings } from './reduceDisplay.ts';
import { THEME_COLORS } from './themeColors.ts';

/** A document that carries this attribute, such as the playground, is left alone by everything in this room. */
export const OPT_OUT_ATTRIBUTE = 'data-display-off';

export function isOptedOut() {
  return document.documentElement.hasAttribute(OPT_OUT_ATTRIBUTE);
}

export function systemScheme() {
  return matchMedia('(prefers-color-scheme: dark)');
}

/**
 * Attributes on `<html>`, from which styles do the rest. The metas are for what lies outside of style sheets: the bars
 * of the browser, and the canvas before the first style sheet is there.
 */
export function showDisplay({ paletteMode, direction, dense }: DisplaySettings) {
  const root = document.documentElement;
  root.dataset['mode'] = paletteMode;
  root.classList.remove('mode-light', 'mode-dark');
  root.classList.add(`mode-${paletteMode}`);
  root.dir = direction;
  root.dataset['density'] = dense ? 'dense' : 'normal';
  setMetas('theme-color', THEME_COLORS[paletteMode]);
  setMetas('color-scheme', paletteMode);
}

/** The settings that the document shows; the initial ones where nothing is shown. */
export function shownDisplay(): DisplaySettings {
  const { dataset, dir } = document.documentElement;
  if (isOptedOut()) return INITIAL_DISPLAY;
  return {
    paletteMode: dataset['mode'] === 'dark' ? 'dark' : 'light',
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    dense: dataset['density'] === 'dense',
  };
}

function setMetas(name: string, content: string) {
  for (const meta of document.querySelectorAll(`meta[name=${name}]`)) meta.setAttribute('content', content);
}
