/** Brings a dialog into the page. */
export { bringDialog } from './bringDialog.ts';
