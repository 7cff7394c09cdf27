/** Runs in the head, before anything is painted. */
import { loadNavState } from './navigation/navState.ts';
import { showCurrent } from './navigation/showCurrent.ts';

/**
 * Registers an element that stands right behind the tree. The parser connects it when the tree is complete and nothing
 * is painted yet, so open groups and scroll position are restored without a flicker and without a second inline script.
 */
export function restoreNavigation() {
  customElements.define(
    'nav-restore',
    class extends HTMLElement {
      connectedCallback() {
        const scroller = this.parentElement;
        if (!scroller) return;
        const openGroups = () => {
          const groups = scroller.querySelectorAll('details');
          const state = loadNavState(groups.length);
          for (const index of state?.open ?? []) groups[index]?.setAttribute('open', '');
          return state;
        };
        // Before anything is styled, or their arrows would be seen turning.
        const state = openGroups();
        // Below lg it is a closed drawer: asking where things are would lay out the page once more, for nothing.
        if (!matchMedia('(width >= 1200px)').matches) return;
        const isPrepared = Boolean((document as { prerendering?: boolean }).prerendering);
        // The first frame waits for the stylesheets, without which nothing scrolls, and comes before the first paint. A page
        // that is prepared ahead has it when it is shown: after the reader has left the tree of the page before.
        requestAnimationFrame(() => {
          const last = isPrepared ? openGroups() : state;
          scroller.scrollTop = last?.scroll ?? 0;
          showCurrent(scroller);
        });
      }
    },
  );
}
