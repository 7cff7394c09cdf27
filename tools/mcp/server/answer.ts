/** What a tool says: text, and whether the request failed. */
export interface Answer {
  text: string;
  isError?: true;
}

/** An answer longer than this is cut, and says how to go on. */
export const MAX_CHARACTERS = 12_000;

export const failure = (text: string): Answer => ({ text, isError: true });

/** A part of a long text from `offset` on, cut at the end of a line. */
export function pageOf(text: string, offset: number): string {
  if (offset >= text.length && text.length > 0)
    return `The text has ${text.length} characters; nothing is at ${offset}.`;
  const rest = text.slice(offset);
  if (rest.length <= MAX_CHARACTERS) return rest;
  const lineEnd = rest.lastIndexOf('\n', MAX_CHARACTERS);
  const end = lineEnd > 0 ? lineEnd + 1 : MAX_CHARACTERS;
  return `${rest.slice(0, end)}\n[${end} of ${rest.length} characters; continue with offset ${offset + end}]`;
}
