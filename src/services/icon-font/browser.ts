import { linkStyles } from '#lib/link-styles';
import { ICON_FONT_ATTRIBUTE } from './index.ts';

const FAMILY = '24px "Material Icons"';

let isRequested = false;

/**
 * Adds the stylesheet once, when the page is idle. The attribute is set only when the font itself is loaded; until then,
 * or if it fails, CSS hides the ligature text.
 */
export function loadIconFont(href: string) {
  if (isRequested) return;
  isRequested = true;
  const idle =
    'requestIdleCallback' in window ? requestIdleCallback : (callback: () => void) => setTimeout(callback, 200);
  idle(() => void load(href).catch(() => undefined));
}

async function load(href: string) {
  await linkStyles(href, { referrerPolicy: 'no-referrer' });
  const faces = await document.fonts.load(FAMILY);
  if (faces.length > 0) document.documentElement.setAttribute(ICON_FONT_ATTRIBUTE, '');
}
