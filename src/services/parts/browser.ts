/** Brings what a page shows only at times. */
export { bringDialog } from './bringDialog.ts';
export { fetchPart } from './fetchPart.ts';
