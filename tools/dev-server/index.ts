/** Additions to Astro's dev server: `generated/` follows its sources, and the playground's files are built on demand. */
export { regenerateOnChange } from './regenerateOnChange.ts';
export { playgroundFiles } from './playgroundFiles.ts';
export { refreshRooms } from './refreshRooms.ts';
