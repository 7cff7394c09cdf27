import { saveNavState } from '../navigation/navState.ts';

/**
 * Saves the state of the tree when the reader leaves: with the click, because a page that is already prepared is on the
 * screen before this one is told to go, and with `pagehide`, which keeps the page in the back-forward cache.
 */
export function keepNavState(scroller: HTMLElement) {
  const groups = [...scroller.querySelectorAll('details')];
  // Asked for at the end, the position would have the whole page laid out once more while the reader waits for the next one.
  let scroll: number | undefined;
  const noteScroll = () => {
    if (scroller.clientHeight > 0) scroll = scroller.scrollTop;
  };
  requestAnimationFrame(noteScroll);
  scroller.addEventListener('scroll', noteScroll, { passive: true });
  // In a drawer that was opened and not scrolled.
  scroller.addEventListener('toggle', noteScroll, { capture: true });

  const save = () => {
    // A filtered tree has groups open that the reader did not open; a drawer that stayed closed has nothing new.
    if (scroll === undefined || scroller.dataset['filtered'] !== undefined) return;
    const open = groups.flatMap((group, index) => (group.open ? [index] : []));
    saveNavState({ groups: groups.length, open, scroll });
  };
  addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && save());
  addEventListener('pagehide', save);
}
