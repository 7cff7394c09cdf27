import { shareOfPasted, triplesOfMessage, triplesOfPasted } from '#services/search/browser';
import { hasWords, wordsIn } from '#ui/browser';

export interface KnownMessage {
  /** The exact text; `…` stands for a value. */
  message: string;
  /** Everything that its row says, in lower case. */
  text: string;
}

/**
 * Finds messages: a pasted message, with other values or only a part of it, finds the rows that match most of it; anything
 * else finds the rows with all of its words. Nothing finds all rows.
 */
export function createMessageFilter<Row extends KnownMessage>(rows: readonly Row[]): (asked: string) => readonly Row[] {
  const triples = new Map(rows.map((row) => [row, triplesOfMessage(row.message)]));
  return (asked) => {
    const pasted = triplesOfPasted(asked);
    const shares = rows.map((row) => shareOfPasted(pasted, triples.get(row) ?? new Set()));
    const most = Math.max(0, ...shares);
    if (most > 0) return rows.filter((_, index) => shares[index] === most);
    const words = wordsIn(asked);
    return rows.filter(({ text }) => hasWords(text, words));
  };
}
