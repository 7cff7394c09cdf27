/** Between letters, after what stands before the text, such as code, and at the end of a plural if the text quotes nothing. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})|^'(?=s\b(?!'))|(?<=^[^']*s)'(?=\s[^']*$)/gu;

/**
 * Typographic apostrophes in prose that no Markdown processor reads: titles, descriptions, comments of the packages. Quotation
 * marks stay as they are, because in those texts they mostly enclose values of code.
 */
export function withApostrophes(text: string): string {
  return text.replace(APOSTROPHE, '’');
}
