import { countBoth, countOnly, type EntrySet, entrySet, unionOf, withEntry } from './entrySet.ts';

/** A chunk as the bundler makes it when it is left alone: exactly what one set of demos shares. */
export interface NaturalChunk {
  name: string;
  /** Compressed. */
  bytes: number;
  modules: readonly string[];
  /** Names of the chunks it imports. */
  imports: readonly string[];
}

interface Chunk {
  modules: readonly string[];
  bytes: number;
  entries: EntrySet;
  needs: Set<Chunk>;
}

/** What a file costs beyond its content: a response of its own, and a compressor that starts from nothing. */
const COST_OF_A_FILE_BYTES = 500;

/**
 * Makes few chunks of many. Two become one wherever the demos that need both save more bytes than the demos that need
 * only one of them lose. No two of the result import each other, not even by way of others: modules would run in
 * another order. `entries` are the chunks that readers ask for; they themselves are left as they are.
 */
export function mergeChunks(natural: readonly NaturalChunk[], entries: readonly string[]): (readonly string[])[] {
  let chunks = sharedChunks(natural, entries);
  for (let hasMerged = true; hasMerged; ) {
    hasMerged = false;
    for (const chunk of chunks.toSorted((a, b) => a.bytes - b.bytes)) {
      const partner = chunks.includes(chunk) ? bestPartner(chunk, chunks) : undefined;
      if (!partner) continue;
      join(chunk, partner, chunks);
      chunks = chunks.filter((one) => one !== chunk);
      hasMerged = true;
    }
  }
  return chunks.map(({ modules }) => modules);
}

function sharedChunks(natural: readonly NaturalChunk[], entries: readonly string[]): Chunk[] {
  const byName = new Map(natural.map((chunk) => [chunk.name, chunk]));
  const sets = new Map<string, EntrySet>();
  for (const [index, entry] of entries.entries()) {
    for (const name of reachableFrom(entry, byName)) {
      sets.set(name, withEntry(sets.get(name) ?? entrySet(entries.length), index));
    }
  }
  const shared = new Map<string, Chunk>();
  for (const { name, modules, bytes } of natural) {
    const set = sets.get(name);
    if (set && !entries.includes(name)) shared.set(name, { modules, bytes, entries: set, needs: new Set() });
  }
  for (const [name, chunk] of shared) {
    for (const imported of byName.get(name)?.imports ?? []) {
      const needed = shared.get(imported);
      if (needed) chunk.needs.add(needed);
    }
  }
  return [...shared.values()];
}

function reachableFrom(entry: string, byName: ReadonlyMap<string, NaturalChunk>): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(byName.get(name)?.imports ?? []));
  }
  return reached;
}

function bestPartner(chunk: Chunk, chunks: readonly Chunk[]): Chunk | undefined {
  const gains = chunks
    .filter((other) => other !== chunk)
    .map((other) => ({ other, gain: gainOf(chunk, other) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  return gains.find(({ other }) => !needsByWay(chunk, other) && !needsByWay(other, chunk))?.other;
}

/** Bytes saved if each demo is visited once. */
function gainOf(a: Chunk, b: Chunk): number {
  const lost = a.bytes * countOnly(b.entries, a.entries) + b.bytes * countOnly(a.entries, b.entries);
  return COST_OF_A_FILE_BYTES * countBoth(a.entries, b.entries) - lost;
}

/** Whether one needs the other through a third. */
function needsByWay(from: Chunk, to: Chunk): boolean {
  const seen = new Set<Chunk>([from]);
  const waiting = [...from.needs].filter((chunk) => chunk !== to);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (chunk === to) return true;
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    waiting.push(...chunk.needs);
  }
  return false;
}

function join(from: Chunk, into: Chunk, chunks: readonly Chunk[]) {
  into.modules = [...into.modules, ...from.modules];
  into.bytes += from.bytes;
  into.entries = unionOf(into.entries, from.entries);
  for (const needed of from.needs) into.needs.add(needed);
  for (const chunk of chunks) if (chunk.needs.delete(from)) chunk.needs.add(into);
  into.needs.delete(into);
}
