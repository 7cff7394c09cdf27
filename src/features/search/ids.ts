/** Ids of the dialog and of the listbox controlled by its input. */
export const SEARCH_ID = 'site-search';
export const HITS_ID = 'site-search-hits';
/** Target of the fallback link without JavaScript. */
export const ALL_PAGES_PATH = '/x/all-pages';
