import { ICON_FONT_ATTRIBUTE } from './index.ts';

const TIMEOUT_MS = 20_000;
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
  await addStylesheet(href);
  const faces = await document.fonts.load(FAMILY);
  if (faces.length > 0) document.documentElement.setAttribute(ICON_FONT_ATTRIBUTE, '');
}

function addStylesheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.referrerPolicy = 'no-referrer';
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new Error('The icon font could not be loaded.'));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    link.addEventListener('error', () => (clearTimeout(timer), fail()));
    link.addEventListener('load', () => (clearTimeout(timer), resolve()));
    document.head.append(link);
  });
}
