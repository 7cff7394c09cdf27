/** Loads markup and rooms that a page shows only on demand. */
export { fetchPart } from './fetchPart.ts';
export { fetchRoomProps } from './fetchRoomProps.ts';
export { loadEarly } from './loadEarly.ts';
export { loadOnIntent } from './loadOnIntent.ts';
export { toggleDialog } from './toggleDialog.ts';
