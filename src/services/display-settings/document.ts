import { INITIAL_DISPLAY, type DisplaySettings } from './reduceDisplay.ts';

/**
 * The bars of the browser continue our header, which is paper; any other color would draw a line between them.
 * The same as `--paper` in both modes, in the notation that all browsers read here.
 */
export const THEME_COLORS = { light: '#ffffff', dark: '#101317' } as const;

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
 * of the browser, and the canvas before the first style sheet is there. Only what differs is written: the same value
 * again would have the browser style the whole page once more, and this runs whenever a page comes into view.
 */
export function showDisplay({ paletteMode, direction, dense }: DisplaySettings) {
  const root = document.documentElement;
  write(root, 'data-mode', paletteMode);
  for (const mode of ['light', 'dark']) root.classList.toggle(`mode-${mode}`, mode === paletteMode);
  write(root, 'dir', direction);
  write(root, 'data-density', dense ? 'dense' : 'normal');
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
  for (const meta of document.querySelectorAll(`meta[name=${name}]`)) write(meta, 'content', content);
}

function write(element: Element, attribute: string, value: string) {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
