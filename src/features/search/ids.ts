/** The dialog, and the list its field controls. */
export const SEARCH_ID = 'site-search';
export const HITS_ID = 'site-search-hits';
/** Where the button leads without a script. */
export const ALL_PAGES_PATH = '/x/all-pages';
