import { INITIAL_DISPLAY, type DisplaySettings } from './reduceDisplay.ts';

/**
 * Matches the browser's toolbar to our header. The values equal `--paper` in both modes, in a notation that all browsers
 * support here.
 */
export const THEME_COLORS = { light: '#ffffff', dark: '#101317' } as const;

/** Display settings don't apply to a document with this attribute, such as the playground. */
export const OPT_OUT_ATTRIBUTE = 'data-display-off';

export function isOptedOut() {
  return document.documentElement.hasAttribute(OPT_OUT_ATTRIBUTE);
}

export function systemScheme() {
  return matchMedia('(prefers-color-scheme: dark)');
}

/**
 * Sets the attributes on `<html>` that the stylesheets use. The meta tags cover what CSS cannot: the browser's toolbar,
 * and the canvas before the first stylesheet is loaded. Only changed values are written, because rewriting the same value
 * restyles the whole page, and this runs each time a page becomes visible.
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

/** The settings shown by the document, or the initial ones if it has opted out. */
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
