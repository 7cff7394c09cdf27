import { NEAR_FIRST_ATTRIBUTE } from '../firstFrame.ts';

/** As many as a slow phone lays out and draws in a frame that keeps no touch waiting. */
const ELEMENTS_A_FRAME = 60;
/** What a reader does first who is about to move through a page on a phone. */
const APPROACHES = ['touchstart', 'keydown', 'scroll'];

/**
 * What the first frame left out, before a reader gets there: then no place in the page is guessed any more, and nothing
 * moves while they read. A phone does no work for a page that nobody has touched yet; a computer has the time, and a wheel
 * that takes a reader far down at once.
 */
export function layOutRest() {
  if (!document.documentElement.hasAttribute(NEAR_FIRST_ATTRIBUTE)) return;
  // Block by block: without its attribute, the root would have everything in it styled once more. Code knows its height.
  const blocks = new Set(document.querySelectorAll<HTMLElement>('.prose > :not([data-code])'));
  const layOut = (limit: number) => {
    for (const block of blocks) {
      block.style.contentVisibility = 'visible';
      blocks.delete(block);
      limit -= 1 + block.getElementsByTagName('*').length;
      if (limit < 0) break;
    }
  };
  const layOutInFrames = () => {
    layOut(ELEMENTS_A_FRAME);
    if (blocks.size > 0) requestAnimationFrame(layOutInFrames);
  };
  if ((document as { prerendering?: boolean }).prerendering) {
    // It has no frames, and time: asking where something is has all of it laid out before it is shown.
    layOut(Infinity);
    return void document.body.getBoundingClientRect();
  }
  if (matchMedia('(hover)').matches) layOutInFrames();
  else for (const type of APPROACHES) addEventListener(type, layOutInFrames, { once: true });
  // A link may lead to a place in the page.
  addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && layOut(Infinity), true);
}
