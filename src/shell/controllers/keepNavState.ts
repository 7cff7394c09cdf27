import { FILTERED } from '../hooks.ts';
import { type NavRestorer, placeIn, saveNavState } from '../navigation/navState.ts';

/**
 * Saves the state of the tree when the user leaves the page: on click, because a prerendered page is activated before this
 * one gets `pagehide`, and on `pagehide`, which doesn't prevent back-forward caching. A closed drawer has no scroll
 * position, so it is restored each time the drawer opens.
 */
export function keepNavState(panel: HTMLElement, scroller: HTMLElement) {
  const groups = [...scroller.querySelectorAll('details')];
  // Tracked continuously, because reading it on leave would force a layout while the user waits for the next page.
  let scroll: number | undefined;
  const recordScroll = () => {
    if (scroller.clientHeight > 0) scroll = scroller.scrollTop;
  };
  // After the first frame, when reading it forces no layout.
  requestAnimationFrame(() => setTimeout(recordScroll));
  scroller.addEventListener('scroll', recordScroll);

  const restoreDrawer = () => {
    if (scroll === undefined) scroller.querySelector<NavRestorer>('nav-restore')?.restore();
    else scroller.scrollTop = scroll;
    recordScroll();
  };
  panel.addEventListener('beforetoggle', ({ newState }) => {
    // In the next frame the drawer has a layout but is not painted yet.
    if (newState === 'open') requestAnimationFrame(restoreDrawer);
  });

  const current = scroller.querySelector('[aria-current]');
  // A link of the tree stays where it was clicked, even if it leads to another product.
  let next = current;
  const save = () => {
    // A filter expands groups temporarily, a drawer that was never opened has no new state, and a page outside the tree
    // has restored none.
    if (scroll === undefined || scroller.hasAttribute(FILTERED) || !current || !next) return;
    const open = groups.flatMap((group, index) => (group.open ? [index] : []));
    saveNavState({ place: placeIn(groups, next), open, scroll });
  };
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    next = scroller.contains(link) ? link : current;
    save();
  });
  addEventListener('pagehide', save);
}
