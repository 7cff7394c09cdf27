/** Returns a deterministic random number generator for values from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a random item. */
export function pick<T extends readonly unknown[]>(
  items: T,
  random: () => number,
): T[number] {
  return items[Math.floor(random() * items.length)];
}
