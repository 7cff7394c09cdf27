import { saveNavState } from '../navigation/navState.ts';

/** Saves the state of the tree when the reader leaves; `pagehide` keeps the page in the back-forward cache. */
export function keepNavState(scroller: HTMLElement) {
  const groups = [...scroller.querySelectorAll('details')];
  addEventListener('pagehide', () => {
    // A filtered tree has groups open that the reader did not open.
    if (scroller.dataset['filtered'] !== undefined) return;
    const open = groups.flatMap((group, index) => (group.open ? [index] : []));
    saveNavState({ groups: groups.length, open, scroll: scroller.scrollTop });
  });
}
