/** Wakes the search: everything behind the button is fetched when somebody reaches for it. */
export { wakeSearch } from './wakeSearch.ts';
