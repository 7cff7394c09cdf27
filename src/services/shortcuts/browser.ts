/** Key handling, and the preference that turns single-key shortcuts on or off. */
export { pressKey } from './pressKey.ts';
export { followSingleKeys, SINGLE_KEYS, singleKeys } from './singleKeys.ts';
