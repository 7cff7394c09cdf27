/** By path without `/x/` and by heading id, empty for the introduction of a page. */
export type SearchPhrases = Readonly<Record<string, Readonly<Record<string, string>>>>;
