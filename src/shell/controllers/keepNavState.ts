import { type NavRestorer, saveNavState } from '../navigation/navState.ts';

/**
 * Saves the state of the tree when the reader leaves: with the click, because a page that is already prepared is on the
 * screen before this one is told to go, and with `pagehide`, which keeps the page in the back-forward cache. A drawer has
 * no scroll position while it is closed, so it is put back where it was left, for the first time as a new page is.
 */
export function keepNavState(panel: HTMLElement, scroller: HTMLElement) {
  const groups = [...scroller.querySelectorAll('details')];
  // Asked for at the end, the position would have the whole page laid out once more while the reader waits for the next one.
  let scroll: number | undefined;
  const noteScroll = () => {
    if (scroller.clientHeight > 0) scroll = scroller.scrollTop;
  };
  // After the first frame, when it costs nothing to know.
  requestAnimationFrame(() => setTimeout(noteScroll));
  scroller.addEventListener('scroll', noteScroll);

  const placeDrawer = () => {
    if (scroll === undefined) scroller.querySelector<NavRestorer>('nav-restore')?.restore();
    else scroller.scrollTop = scroll;
    noteScroll();
  };
  panel.addEventListener('beforetoggle', ({ newState }) => {
    // The next frame is the first that has a drawer, and this comes before it is painted.
    if (newState === 'open') requestAnimationFrame(placeDrawer);
  });

  const save = () => {
    // A filtered tree has groups open that the reader did not open; a drawer that stayed closed has nothing new.
    if (scroll === undefined || scroller.dataset['filtered'] !== undefined) return;
    const open = groups.flatMap((group, index) => (group.open ? [index] : []));
    saveNavState({ groups: groups.length, open, scroll });
  };
  addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && save());
  addEventListener('pagehide', save);
}
