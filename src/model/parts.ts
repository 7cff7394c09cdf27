/** The document with the markup that pages load on demand, one per language. */
export const PARTS_PATH = '/x/parts';
