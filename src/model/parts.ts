/** The document with the markup that pages load on demand, one per language. */
export const PARTS_PATH = '/x/parts';

/** Attribute of `<body>` with the URL of the parts document. */
export const PARTS_ATTRIBUTE = 'data-parts';
