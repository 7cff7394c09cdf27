/** Key handling, and the preference that turns single-key shortcuts on or off. */
export { pressKey } from './pressKey.ts';
export { followSingleKeys, singleKeys } from './singleKeys.ts';
export { SINGLE_KEYS } from './table.ts';
