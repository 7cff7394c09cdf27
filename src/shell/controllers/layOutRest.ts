import { NEAR_FIRST_ATTRIBUTE } from '../firstFrame.ts';

/** As many as a slow phone lays out and draws in a frame that keeps no touch waiting. */
const BLOCKS_A_FRAME = 6;

/** What the first frame left out, long before a reader gets there: then no place in the page is guessed any more. */
export async function layOutRest() {
  if (!document.documentElement.hasAttribute(NEAR_FIRST_ATTRIBUTE)) return;
  // Block by block: without its attribute, the root would have everything in it styled once more. Code knows its height.
  const blocks = [...document.querySelectorAll<HTMLElement>('.prose > :not([data-code])')];
  const layOut = (count: number) => {
    for (const block of blocks.splice(0, count)) block.style.contentVisibility = 'visible';
  };
  if ((document as { prerendering?: boolean }).prerendering) {
    // It has no frames, and time: asking where something is has all of it laid out before it is shown.
    layOut(Infinity);
    return void document.body.getBoundingClientRect();
  }
  // A click may lead to a place in the page.
  addEventListener('click', () => layOut(Infinity), { capture: true, once: true });
  for (await nextFrame(); blocks.length > 0; await nextFrame()) layOut(BLOCKS_A_FRAME);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
