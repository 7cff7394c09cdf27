import { nextTurn } from '#lib/turns';
import { NEAR_FIRST_ATTRIBUTE } from '../firstFrame.ts';

/** As many as a slow phone lays out in a task that keeps no touch waiting. */
const BLOCKS_AT_ONCE = 6;

/** What the first frame left out, long before a reader gets there: then no place in the page is guessed any more. */
export async function layOutRest() {
  if (!document.documentElement.hasAttribute(NEAR_FIRST_ATTRIBUTE)) return;
  await firstFrame();
  // Code knows its height, and stays as it is. Block by block: without its attribute, the root would have everything in it styled once more.
  const blocks = [...document.querySelectorAll<HTMLElement>('.prose > :not([style])')];
  const layOut = (count: number) => {
    for (const block of blocks.splice(0, count)) block.style.contentVisibility = 'visible';
  };
  // A click may lead to a place in the page.
  addEventListener('click', () => layOut(blocks.length), { capture: true, once: true });
  while (blocks.length > 0) {
    layOut(BLOCKS_AT_ONCE);
    // Asking where something is has the page laid out in this task: the next frame would do it for many blocks at once.
    document.body.getBoundingClientRect();
    await nextTurn();
  }
}

/** A page that is prepared ahead has none before it is shown: it uses the time. */
function firstFrame(): Promise<unknown> | undefined {
  if ((document as { prerendering?: boolean }).prerendering) return undefined;
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
