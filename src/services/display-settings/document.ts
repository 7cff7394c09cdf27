import { SHOWN_DENSITY, SHOWN_MODE } from '#model/hooks';
import type { DisplaySettings } from './reduceDisplay.ts';

/**
 * Matches the browser's toolbar to our header. The values equal `--paper` in both modes, in a notation that all browsers
 * support here.
 */
export const THEME_COLORS = { light: '#ffffff', dark: '#101317' } as const;

/**
 * On `<html>` of a document that is rendered without the theme provider, such as the playground. It takes only the color scheme
 * from the settings, which are the value of the attribute, such as `dark rtl normal`.
 */
export const OPT_OUT_ATTRIBUTE = 'data-unthemed';

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
  const density = dense ? 'dense' : 'normal';
  if (root.hasAttribute(OPT_OUT_ATTRIBUTE))
    return write(root, OPT_OUT_ATTRIBUTE, `${paletteMode} ${direction} ${density}`);
  write(root, SHOWN_MODE, paletteMode);
  for (const mode of ['light', 'dark']) root.classList.toggle(`mode-${mode}`, mode === paletteMode);
  write(root, 'dir', direction);
  write(root, SHOWN_DENSITY, density);
  setMetas('theme-color', THEME_COLORS[paletteMode]);
  setMetas('color-scheme', paletteMode);
}

/** The settings shown by the document, or those that it would show if it had not opted out. */
export function shownDisplay(): DisplaySettings {
  const root = document.documentElement;
  const shown =
    root.getAttribute(OPT_OUT_ATTRIBUTE)?.split(' ') ??
    [SHOWN_MODE, 'dir', SHOWN_DENSITY].map((name) => root.getAttribute(name));
  return {
    paletteMode: shown.includes('dark') ? 'dark' : 'light',
    direction: shown.includes('rtl') ? 'rtl' : 'ltr',
    dense: shown.includes('dense'),
  };
}

/** Calls back when the document shows other settings, whoever changed them. */
export function observeDisplay(listener: () => void): MutationObserver {
  const observer = new MutationObserver(listener);
  const attributeFilter = [SHOWN_MODE, 'dir', SHOWN_DENSITY, OPT_OUT_ATTRIBUTE];
  observer.observe(document.documentElement, { attributeFilter });
  return observer;
}

function setMetas(name: string, content: string) {
  for (const meta of document.querySelectorAll(`meta[name=${name}]`)) write(meta, 'content', content);
}

function write(element: Element, attribute: string, value: string) {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
