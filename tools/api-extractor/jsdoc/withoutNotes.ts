/** A sentence with one of these words, and what follows it in the same paragraph. */
const NOTE = /(?<=^|[.!?]\s)[^.!?\n]*\b(?:TODO|FIXME)\b[^]*?(?=\n\s*\n|\n\s*[-*]\s|$(?![^]))/gm;

/** Authors leave notes for themselves in comments; they are no part of the reference. */
export function withoutNotes(text: string): string {
  return text.replace(NOTE, '').trim();
}
