import { isPlainMarkup } from './isPlainMarkup.ts';
import { createDefaultPolicyIn } from './policyFactory.ts';

/**
 * Lets grids and charts print, and charts export images. The library (`useGridPrintExport`, `printChart`, `exportImage`)
 * adds an empty, invisible frame to the body and writes a copy of its elements into it as a string; rasterizehtml measures
 * images in a second, sandboxed frame. Frames inherit our CSP but not the default Trusted Types policy, so each gets one,
 * right before the library's load listener runs.
 */
export function allowPrinting() {
  const prepared = new WeakSet<HTMLIFrameElement>();
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLIFrameElement) || prepared.has(target) || !isEmptyFrameOfBody(target)) return;
      // Writing the document of a frame fires its load event again.
      prepared.add(target);
      if (isInert(target)) prepare(target, (html) => html);
      else if (isPrintFrame(target)) prepare(target, (html) => (isPlainMarkup(html) ? html : undefined));
    },
    { capture: true },
  );
}

function prepare(
  { contentWindow, contentDocument }: HTMLIFrameElement,
  createHTML: (html: string) => string | undefined,
) {
  if (!contentWindow || !contentDocument) return;
  createDefaultPolicyIn(contentWindow, { createHTML });
  // The printout has the same direction as the page.
  contentDocument.documentElement.dir = document.documentElement.dir;
}

function isEmptyFrameOfBody(frame: HTMLIFrameElement): boolean {
  return !frame.hasAttribute('src') && !frame.hasAttribute('srcdoc') && frame.parentElement === document.body;
}

/** The sandbox forbids scripts, so any markup is safe. */
function isInert({ sandbox }: HTMLIFrameElement): boolean {
  return sandbox.value === 'allow-same-origin';
}

function isPrintFrame({ style }: HTMLIFrameElement): boolean {
  return style.width === '0px' && style.height === '0px';
}
