import { loadNavState } from '../navigation/navState.ts';
import { showCurrent } from '../navigation/showCurrent.ts';

/**
 * A closed drawer has no scroll position. It opens where the reader left it, on this page or on the one before, and for
 * the first time with the current page in view.
 */
export function placeDrawer(panel: HTMLElement, scroller: HTMLElement) {
  let last: number | undefined;
  panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') {
      last = scroller.scrollTop;
      return;
    }
    // The next frame is the first that has a drawer, and this comes before it is painted.
    requestAnimationFrame(() => {
      scroller.scrollTop = last ?? loadNavState(scroller.querySelectorAll('details').length)?.scroll ?? 0;
      if (last === undefined) showCurrent(scroller);
    });
  });
}
