import { isPlainMarkup } from './isPlainMarkup.ts';
import { createDefaultPolicyIn } from './policyFactory.ts';

/**
 * Lets grids and charts print. The library (`useGridPrintExport`, `printChart`) adds an empty, invisible frame to the body
 * and writes a copy of its elements into it as a string. The frame inherits our policy but not the rules of this window:
 * right before the listener of the library runs it gets one of its own, which lets plain copies of elements pass.
 */
export function allowPrinting() {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement && isPrintFrame(target)) prepare(target);
    },
    { capture: true },
  );
}

function prepare({ contentWindow, contentDocument }: HTMLIFrameElement) {
  if (!contentWindow || !contentDocument) return;
  createDefaultPolicyIn(contentWindow, { createHTML: (html) => (isPlainMarkup(html) ? html : undefined) });
  // What is mirrored on the page is mirrored on paper.
  contentDocument.documentElement.dir = document.documentElement.dir;
}

function isPrintFrame(frame: HTMLIFrameElement): boolean {
  const { parentElement, style } = frame;
  const isEmpty = !frame.hasAttribute('src') && !frame.hasAttribute('srcdoc');
  return isEmpty && parentElement === document.body && style.width === '0px' && style.height === '0px';
}
