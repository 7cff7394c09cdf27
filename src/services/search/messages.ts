import type { SearchNames } from '#model/search';
import { fold } from './words.ts';

/** A pasted message is longer than a usual query, and its end is often a stack trace. */
const MAX_CHARACTERS = 300;
/** Word triples in common: fewer occur by chance. */
const MIN_TRIPLES = 2;
/** Values in a message differ from the indexed text, and each breaks three triples. */
const MIN_SHARE = 0.5;

export interface MessageFinder {
  /** The pages and hashes of sections that quote the pasted message, with the share of it that matches. */
  (text: string): ReadonlyMap<string, number>;
}

/** Recognizes console messages and errors, complete or in part, by their triples of words. */
export function createMessageFinder({ messages, pages }: Pick<SearchNames, 'messages' | 'pages'>): MessageFinder {
  // "date and time pickers" is in many titles and says nothing about a message.
  const common = new Set(pages.flatMap(([, , title]) => triplesOf(title)));
  const known = messages.map(([text, page, hash]) => ({
    triples: triplesOfMessage(text, common),
    key: `${pages[page]?.[0]}#${hash}`,
  }));
  return (text) => {
    const asked = triplesOfPasted(text);
    const found = new Map<string, number>();
    for (const { triples, key } of known) {
      const share = shareOfPasted(asked, triples);
      if (share > 0) found.set(key, Math.max(found.get(key) ?? 0, share));
    }
    return found;
  };
}

/** The triples of a message, without those around its values. */
export function triplesOfMessage(text: string, common: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  return new Set(
    text
      .split('…')
      .flatMap(triplesOf)
      .filter((triple) => !common.has(triple)),
  );
}

export function triplesOfPasted(text: string): ReadonlySet<string> {
  return new Set(triplesOf(text.slice(0, MAX_CHARACTERS)));
}

/** How much of a pasted text belongs to a message; 0 if the text is not this message. */
export function shareOfPasted(asked: ReadonlySet<string>, triples: ReadonlySet<string>): number {
  if (asked.size < MIN_TRIPLES) return 0;
  let shared = 0;
  for (const triple of asked) if (triples.has(triple)) shared += 1;
  const isQuoted = shared >= MIN_TRIPLES && shared / Math.min(asked.size, triples.size) >= MIN_SHARE;
  return isQuoted ? shared / asked.size : 0;
}

function triplesOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
}
