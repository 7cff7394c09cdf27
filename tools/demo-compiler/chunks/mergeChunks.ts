import { countIn, type EntrySet, entrySet, unionOf, withEntry } from './entrySet.ts';

/** A chunk of the bundler's default splitting: the modules shared by exactly one set of demos. */
export interface NaturalChunk {
  name: string;
  /** Estimated compressed size as part of a larger file. */
  bytes: number;
  modules: readonly string[];
  /** Names of the chunks it imports. */
  imports: readonly string[];
}

/**
 * The overhead of a file: names of other files, a compressor that starts empty, and a request. With a smaller value, all
 * demos together load 1% less in more files; with a larger one, they load more in hardly fewer files.
 */
const COST_OF_A_FILE_BYTES = 1600;

interface Part {
  modules: readonly string[];
  bytes: number;
  entries: EntrySet;
  needs: Set<Part>;
}

/** Parts that are emitted as one file. */
interface Group {
  parts: Set<Part>;
  bytes: number;
  entries: EntrySet;
}

/**
 * Merges chunks so that all demos together load the fewest bytes if each is visited once: first greedily, by merging the
 * pair with the largest gain, then by moving single parts to cheaper groups. The result has no import cycles, not even
 * indirect ones, because they would change the execution order of modules. `entries` are the chunks of the demos, which
 * stay as they are.
 */
export function mergeChunks(natural: readonly NaturalChunk[], entries: readonly string[]): (readonly string[])[] {
  const parts = sharedParts(natural, entries);
  const groups = new Set(parts.map((part) => groupOf([part])));
  const home = new Map([...groups].flatMap((group) => [...group.parts].map((part) => [part, group] as const)));
  joinWhatGains(groups, home);
  moveWhatGains(groups, home, parts);
  return [...groups].map((group) => [...group.parts].flatMap((part) => part.modules));
}

function sharedParts(natural: readonly NaturalChunk[], entries: readonly string[]): Part[] {
  const byName = new Map(natural.map((chunk) => [chunk.name, chunk]));
  const sets = new Map<string, EntrySet>();
  for (const [index, entry] of entries.entries()) {
    for (const name of reachableFrom(entry, byName)) {
      sets.set(name, withEntry(sets.get(name) ?? entrySet(entries.length), index));
    }
  }
  const shared = new Map<string, Part>();
  for (const { name, modules, bytes } of natural) {
    const set = sets.get(name);
    if (set && !entries.includes(name)) shared.set(name, { modules, bytes, entries: set, needs: new Set() });
  }
  for (const [name, part] of shared) {
    for (const imported of byName.get(name)?.imports ?? []) {
      const needed = shared.get(imported);
      if (needed) part.needs.add(needed);
    }
  }
  return [...shared.values()];
}

function reachableFrom(entry: string, byName: ReadonlyMap<string, NaturalChunk>): Set<string> {
  const reached = new Set<string>();
  const queue = [entry];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    queue.push(...(byName.get(name)?.imports ?? []));
  }
  return reached;
}

function groupOf(parts: Iterable<Part>): Group {
  const all = new Set(parts);
  const [first] = all;
  let entries: EntrySet = first?.entries ?? entrySet(0);
  let bytes = 0;
  for (const part of all) {
    entries = unionOf(entries, part.entries);
    bytes += part.bytes;
  }
  return { parts: all, bytes, entries };
}

/** Bytes that all demos load for a group if each is visited once. */
function costOf({ bytes, entries }: Pick<Group, 'bytes' | 'entries'>): number {
  return (COST_OF_A_FILE_BYTES + bytes) * countIn(entries);
}

type Home = Map<Part, Group>;

interface Pair {
  one: Group;
  other: Group;
  gain: number;
}

/** Repeatedly merges the pair with the largest gain. Only pairs with the merged group change and are recomputed. */
function joinWhatGains(groups: Set<Group>, home: Home) {
  const order = new Map([...groups].map((group, index) => [group, index]));
  const place = (group: Group) => order.get(group) ?? 0;
  const byGain = (a: Pair, b: Pair) =>
    b.gain - a.gain || place(a.one) - place(b.one) || place(a.other) - place(b.other);
  const all = [...groups];
  let pairs = all
    .flatMap((one, index) => all.slice(index + 1).map((other) => pairOf(one, other)))
    .filter(({ gain }) => gain > 0)
    .sort(byGain);
  for (;;) {
    const best = pairs.find(({ one, other }) => !isInCycle(groupOf([...one.parts, ...other.parts]), home));
    if (!best) return;
    const { one, other } = best;
    const joined = groupOf([...one.parts, ...other.parts]);
    replace(groups, home, [one, other], [joined]);
    order.set(joined, order.size);
    const kept = pairs.filter((pair) => ![pair.one, pair.other].some((group) => group === one || group === other));
    const added = [...groups].filter((group) => group !== joined).map((group) => pairOf(group, joined));
    pairs = [...kept, ...added.filter(({ gain }) => gain > 0)].sort(byGain);
  }
}

function pairOf(one: Group, other: Group): Pair {
  const together = { bytes: one.bytes + other.bytes, entries: unionOf(one.entries, other.entries) };
  return { one, other, gain: costOf(one) + costOf(other) - costOf(together) };
}

function moveWhatGains(groups: Set<Group>, home: Home, parts: readonly Part[]) {
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false;
    for (const part of parts) hasMoved = moveToBest(part, groups, home) || hasMoved;
  }
}

function moveToBest(part: Part, groups: Set<Group>, home: Home): boolean {
  const from = home.get(part);
  if (!from) return false;
  const rest = groupOf([...from.parts].filter((other) => other !== part));
  const saved = costOf(from) - costOf(rest);
  const targets = [...groups]
    .filter((group) => group !== from)
    .map((group) => ({ group, target: groupOf([...group.parts, part]) }));
  const choices = [...targets, { group: undefined, target: groupOf([part]) }]
    .map(({ group, target }) => ({ group, target, gain: saved + (group ? costOf(group) : 0) - costOf(target) }))
    .filter(({ gain }) => gain > 1)
    .sort((a, b) => b.gain - a.gain);
  for (const { group, target } of choices) {
    const old = group ? [from, group] : [from];
    replace(groups, home, old, [rest, target]);
    if (!isInCycle(target, home) && !isInCycle(rest, home)) return true;
    replace(groups, home, [rest, target], old);
  }
  return false;
}

function replace(groups: Set<Group>, home: Home, old: readonly Group[], by: readonly Group[]) {
  for (const group of old) groups.delete(group);
  for (const group of by) {
    if (group.parts.size === 0) continue;
    groups.add(group);
    for (const part of group.parts) home.set(part, group);
  }
}

/** Whether a group imports itself through others. Its parts need not be assigned to it in `home` yet. */
function isInCycle(group: Group, home: Home): boolean {
  const homeOf = (part: Part) => (group.parts.has(part) ? group : home.get(part));
  const seen = new Set<Group>();
  const queue = [...group.parts]
    .flatMap((part) => [...part.needs])
    .map(homeOf)
    .filter((other) => other !== group);
  for (let other = queue.pop(); other; other = queue.pop()) {
    if (seen.has(other)) continue;
    seen.add(other);
    for (const part of other.parts) {
      if (group.parts.has(part)) continue;
      for (const needed of part.needs) {
        const next = homeOf(needed);
        if (next === group) return true;
        if (next && !seen.has(next)) queue.push(next);
      }
    }
  }
  return false;
}
