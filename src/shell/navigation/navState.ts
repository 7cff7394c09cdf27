/** Expanded groups and scroll position of the tree: stored for the session, restored before paint. */
interface NavState {
  /** Number of groups in the tree. The state is dropped if the size of the tree has changed. */
  groups: number;
  open: readonly number[];
  scroll: number;
}

/** The custom element that restores the state. */
export interface NavRestorer extends HTMLElement {
  restore(): void;
}

const KEY = 'nav-state';

/** Checks only what could throw later; other invalid values at worst expand a wrong group. */
export function parseNavState(text: string | null, groups: number): NavState | undefined {
  try {
    // `JSON.parse(null)` returns null.
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
    // Storage is denied; every page starts with the server-rendered state.
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
