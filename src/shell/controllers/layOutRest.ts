import { NEAR_FIRST_ATTRIBUTE } from '../firstFrame.ts';

/** As many as a slow phone lays out and draws in a frame that keeps no touch waiting. */
const ELEMENTS_A_FRAME = 80;
/** Long enough to draw what was laid out: a frame that is prepared beside it takes twice its time. */
const PAUSE_MS = 30;

/** What the first frame left out, long before a reader gets there: then no place in the page is guessed any more. */
export async function layOutRest() {
  if (!document.documentElement.hasAttribute(NEAR_FIRST_ATTRIBUTE)) return;
  // Block by block: without its attribute, the root would have everything in it styled once more. Code knows its height.
  const blocks = new Set(document.querySelectorAll<HTMLElement>('.prose > :not([data-code])'));
  const layOut = (limit: number) => {
    for (const block of blocks) {
      if (limit <= 0) break;
      block.style.contentVisibility = 'visible';
      limit -= 1 + block.getElementsByTagName('*').length;
      blocks.delete(block);
    }
  };
  if ((document as { prerendering?: boolean }).prerendering) {
    // It has no frames, and time: asking where something is has all of it laid out before it is shown.
    layOut(Infinity);
    return void document.body.getBoundingClientRect();
  }
  // It may lead to a place in the page.
  const isLink = ({ target }: Event) => target instanceof Element && target.closest('a');
  addEventListener('click', (event) => isLink(event) && layOut(Infinity), { capture: true });
  // A reader who is on the way is not made to wait.
  let pause = PAUSE_MS;
  addEventListener('scroll', () => (pause = 0), { once: true });
  while (blocks.size > 0) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, pause)));
    layOut(ELEMENTS_A_FRAME);
  }
}
