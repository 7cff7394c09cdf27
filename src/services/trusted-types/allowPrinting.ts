import { isPlainMarkup } from './isPlainMarkup.ts';
import { createDefaultPolicyIn } from './policyFactory.ts';

/**
 * Lets grids and charts print. The library (`useGridPrintExport`, `printChart`) adds an empty, invisible frame to the body
 * and writes a copy of its elements into it as a string. The frame inherits our CSP but not the default Trusted Types
 * policy, so it gets one that accepts plain markup, right before the library's load listener runs.
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
  // The printout has the same direction as the page.
  contentDocument.documentElement.dir = document.documentElement.dir;
}

function isPrintFrame(frame: HTMLIFrameElement): boolean {
  const { parentElement, style } = frame;
  const isEmpty = !frame.hasAttribute('src') && !frame.hasAttribute('srcdoc');
  return isEmpty && parentElement === document.body && style.width === '0px' && style.height === '0px';
}
