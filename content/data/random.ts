/** Numbers from 0 up to 1 that look random and are the same on every visit (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items, chosen by a random number. */
export function pick<T extends readonly unknown[]>(
  items: T,
  random: () => number,
): T[number] {
  return items[Math.floor(random() * items.length)];
}
