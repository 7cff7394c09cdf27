/** What works in the browser: pressing keys, and the choice whether single keys do anything. */
export { pressKey } from './pressKey.ts';
export { followSingleKeys, SINGLE_KEYS, singleKeys } from './singleKeys.ts';
