/** Runs in the head, before the first paint. */
import { loadNavState, type NavRestorer, placeIn } from './navigation/navState.ts';

/**
 * Registers an element placed right after the tree. The parser connects it when the tree is complete and nothing is painted
 * yet, so open groups and scroll position are restored without a flash and without a second inline script.
 */
export function restoreNavigation() {
  customElements.define(
    'nav-restore',
    class extends HTMLElement implements NavRestorer {
      connectedCallback() {
        // Before the first style computation, or the arrows would animate.
        openGroups(this.parentElement as HTMLElement);
        // Below lg the tree is a closed drawer; measuring it would force a needless layout.
        if (!matchMedia('(width >= 1200px)').matches) return;
        // The first frame runs after the stylesheets are loaded, without which nothing scrolls, and before the first paint.
        const restoreInFrame = () => requestAnimationFrame(() => this.restore());
        if (!(document as { prerendering?: boolean }).prerendering) return restoreInFrame();
        // A prerendered page reads the state of the previous page's tree only when it is activated. Reading storage takes a
        // while, so if the layout is already complete, restore immediately instead of delaying the first frame.
        const restore = () => (document.readyState === 'complete' ? this.restore() : restoreInFrame());
        document.addEventListener('prerenderingchange', restore, { once: true });
      }

      restore() {
        const scroller = this.parentElement as HTMLElement;
        scroller.scrollTop = openGroups(scroller)?.scroll ?? 0;
        showCurrent(scroller);
      }
    },
  );
}

function openGroups(scroller: HTMLElement) {
  // Where no page of the tree is current, a place in the middle of it would say nothing.
  const current = currentIn(scroller);
  if (!current) return undefined;
  const groups = [...scroller.querySelectorAll('details')];
  const state = loadNavState(placeIn(groups, current));
  for (const index of state?.open ?? []) groups[index]?.setAttribute('open', '');
  return state;
}

const currentIn = (scroller: HTMLElement) => scroller.querySelector('[aria-current]');

/** Scrolls the current entry into view only if it is outside, so that the tree keeps its scroll position. */
function showCurrent(scroller: HTMLElement) {
  const current = currentIn(scroller);
  if (!current) return;
  const box = scroller.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  const isOutside = entry.top < box.top || entry.bottom > box.bottom - 48;
  if (isOutside) scroller.scrollTop += entry.top - box.top - box.height / 3;
}
