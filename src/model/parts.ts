/** The document of what pages show only at times, one for each language. */
export const PARTS_PATH = '/x/parts';

/** On `<body>`: where the parts of this page are. */
export const PARTS_ATTRIBUTE = 'data-parts';
