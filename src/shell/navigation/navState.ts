/** Expanded groups and scroll position of the tree: stored for the session, restored before paint. */
interface NavState {
  /** Result of `placeIn`. The state is dropped for another one. */
  place: number;
  open: readonly number[];
  scroll: number;
}

/** The custom element that restores the state. */
export interface NavRestorer extends HTMLElement {
  restore(): void;
}

const KEY = 'nav-state';

/**
 * The number of the outermost group of an entry, which is a product. After a link from one product to another, the tree starts
 * anew at the current page: the groups and the position of the other product would say nothing.
 */
export function placeIn(groups: readonly HTMLElement[], entry: Element): number {
  return groups.findIndex((group) => group.contains(entry));
}

/** Checks only what could throw later; other invalid values at worst expand a wrong group. */
export function loadNavState(place: number, read = () => sessionStorage.getItem(KEY)): NavState | undefined {
  try {
    // `JSON.parse(null)` returns null. Without storage, every page starts with the server-rendered state.
    const state = JSON.parse(read() as string) as Partial<NavState> | null;
    return state?.place === place && Array.isArray(state.open) ? (state as NavState) : undefined;
  } catch {
    return undefined;
  }
}

export function saveNavState(state: NavState) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage is full or denied; the tree just doesn't keep its state between pages.
  }
}
