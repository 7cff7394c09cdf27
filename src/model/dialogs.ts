/** The document that holds the dialogs of every page, one for each language. */
export const DIALOGS_PATH = '/x/dialogs';

/** On `<body>`: where the dialogs of this page are. */
export const DIALOGS_ATTRIBUTE = 'data-dialogs';
