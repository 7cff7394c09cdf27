/** Characters that turn the direction of what follows, or that nobody sees. Joiners stay: scripts and emoji need them. */
const UNSEEN = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Foreign text as a reader may see it: one line, no control characters, no hidden turns. */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').replace(/[\p{Cc}\s]+/gu, ' ');
}
