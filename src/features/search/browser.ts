/** Activates the search button; the dialog and its code are loaded on first intent. */
export { activateSearch } from './activateSearch.ts';
