/** A sentence that contains a marker word, and the rest of its paragraph. */
const NOTE = /(?<=^|[.!?]\s)[^.!?\n]*\b(?:TODO|FIXME)\b[^]*?(?=\n\s*\n|\n\s*[-*]\s|$(?![^]))/gm;

/** Removes TODO notes, which are for the library's authors and not part of the reference. */
export function stripNotes(text: string): string {
  return text.replace(NOTE, '').trim();
}
