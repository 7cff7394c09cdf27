/** Loads markup that a page shows only on demand. */
export { bringDialog } from './bringDialog.ts';
export { fetchPart } from './fetchPart.ts';
