/** Ids of the dialog, of its input, of what is loaded into it, and of the listbox controlled by its input. */
export const SEARCH_ID = 'site-search';
export const SEARCH_INPUT_ID = 'site-search-input';
export const SEARCH_CONTENT_ID = 'site-search-content';
export const HITS_ID = 'site-search-hits';
/** Target of the fallback link without JavaScript. */
export const ALL_PAGES_PATH = '/x/all-pages';
