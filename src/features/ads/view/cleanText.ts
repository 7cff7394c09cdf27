/** Bidirectional controls and invisible characters. Joiners stay, because scripts and emoji need them. */
const INVISIBLE = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Normalizes third-party text to one line without control characters or direction overrides. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/[\p{Cc}\s]+/gu, ' ');
}
