/** Runs in the head, before anything is painted. */
import { loadNavState, type NavRestorer } from './navigation/navState.ts';

/**
 * Registers an element that stands right behind the tree. The parser connects it when the tree is complete and nothing
 * is painted yet, so open groups and scroll position are restored without a flicker and without a second inline script.
 */
export function restoreNavigation() {
  customElements.define(
    'nav-restore',
    class extends HTMLElement implements NavRestorer {
      connectedCallback() {
        // Before anything is styled, or their arrows would be seen turning.
        openGroups(this.parentElement as HTMLElement);
        // Below lg the tree is a closed drawer: asking where things are would lay out the page once more, for nothing.
        if (!matchMedia('(width >= 1200px)').matches) return;
        // The first frame waits for the stylesheets, without which nothing scrolls, and comes before the first paint.
        const restoreInFrame = () => requestAnimationFrame(() => this.restore());
        if (!(document as { prerendering?: boolean }).prerendering) return restoreInFrame();
        // A page that is prepared ahead asks what the reader did to the tree of the page before when it is about to be shown.
        // The answer takes the browser a while: what is laid out already does not have its first frame wait for it.
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
  const groups = scroller.querySelectorAll('details');
  const state = loadNavState(groups.length);
  for (const index of state?.open ?? []) groups.item(index)?.setAttribute('open', '');
  return state;
}

/** The current entry is brought into view only when it is outside, so that the tree stays where the reader left it. */
function showCurrent(scroller: HTMLElement) {
  const current = scroller.querySelector('[aria-current]');
  if (!current) return;
  const box = scroller.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  const isOutside = entry.top < box.top || entry.bottom > box.bottom - 48;
  if (isOutside) scroller.scrollTop += entry.top - box.top - box.height / 3;
}
