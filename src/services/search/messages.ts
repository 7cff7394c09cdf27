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
    triples: new Set(
      text
        .split('…')
        .flatMap(triplesOf)
        .filter((triple) => !common.has(triple)),
    ),
    key: `${pages[page]?.[0]}#${hash}`,
  }));
  return (text) => {
    const asked = new Set(triplesOf(text.slice(0, MAX_CHARACTERS)));
    const found = new Map<string, number>();
    if (asked.size < MIN_TRIPLES) return found;
    for (const { triples, key } of known) {
      let shared = 0;
      for (const triple of asked) if (triples.has(triple)) shared += 1;
      const isQuoted = shared >= MIN_TRIPLES && shared / Math.min(asked.size, triples.size) >= MIN_SHARE;
      if (isQuoted) found.set(key, Math.max(found.get(key) ?? 0, shared / asked.size));
    }
    return found;
  };
}

function triplesOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
}
