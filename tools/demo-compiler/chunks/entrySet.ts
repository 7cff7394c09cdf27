/** A set of entries as a bit field, because hundreds of sets are compared with each other. */
export type EntrySet = Uint32Array;

const BITS = 32;

export function entrySet(entries: number): EntrySet {
  return new Uint32Array(Math.ceil(entries / BITS));
}

/** Adds an entry in place. */
export function withEntry(set: EntrySet, index: number): EntrySet {
  const word = Math.floor(index / BITS);
  set[word] = (set[word] ?? 0) | (1 << (index % BITS));
  return set;
}

export function unionOf(a: EntrySet, b: EntrySet): EntrySet {
  return a.map((word, index) => word | (b[index] ?? 0));
}

export function countIn(set: EntrySet): number {
  return set.reduce((sum, word) => sum + bitsIn(word), 0);
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
