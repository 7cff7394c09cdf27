/** Which groups of the tree stand open, and how far it is scrolled: kept for the visit, restored before paint. */
export interface NavState {
  /** Number of groups in the tree; a tree of another size is another tree, and the state is dropped. */
  groups: number;
  open: readonly number[];
  scroll: number;
}

/** The element of the inline script that brings the kept state back. */
export interface NavRestorer extends HTMLElement {
  restore(): void;
}

const KEY = 'nav-state';

/** Whatever the list and the position hold, at worst a wrong group is open: only what is no list would fail. */
export function parseNavState(text: string | null, groups: number): NavState | undefined {
  try {
    // Nothing stored is read as the null it is.
    const state = JSON.parse(text as string) as Partial<NavState> | null;
    return state?.groups === groups && Array.isArray(state.open) ? (state as NavState) : undefined;
  } catch {
    return undefined;
  }
}

export function loadNavState(groups: number) {
  try {
    return parseNavState(sessionStorage.getItem(KEY), groups);
  } catch {
    // Storage is denied: every page starts from what the server sent.
    return undefined;
  }
}

export function saveNavState(state: NavState) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Full or denied: the tree forgets its state between pages, nothing else.
  }
}
