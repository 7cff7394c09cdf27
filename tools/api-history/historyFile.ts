import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { API_FOLDERS } from '#model/api-folders';
import {
  type ApiHistory,
  type FactEntry,
  factOf,
  type FactState,
  HISTORY_FORMAT,
  type ProductFacts,
} from '#model/api-history';
import { type HistoryFile, planOfAll, REMOVED, unpackHistory } from '#model/history-file';
import type { Plan } from '#model/nav';
import { writeChanged } from '../workspace/writeChanged.ts';

export const HISTORY_FILE = 'content/api-history.json';

/** The committed history; an empty one if there is none, or if its format is an older one. */
export function readHistory(file: string): ApiHistory {
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HistoryFile) : undefined;
  return found?.format === HISTORY_FORMAT ? unpackHistory(found) : emptyHistory;
}

export const emptyHistory: ApiHistory = {
  format: HISTORY_FORMAT,
  releases: [],
  branches: {},
  packages: {},
  widened: [],
  products: { 'data-grid': {}, 'date-pickers': {}, charts: {}, 'tree-view': {} },
};

export function writeHistory(file: string, history: ApiHistory) {
  writeChanged(file, formatHistory(history));
}

/** JSON of a `HistoryFile`, with one line for each package, state and fact, so that a diff shows what a release changed. */
export function formatHistory({ format, releases, branches, packages, widened, products }: ApiHistory): string {
  const tables = API_FOLDERS.map((folder) => [folder, withoutOwnPlans(products[folder])] as const);
  const idOf = nameStates(tables.flatMap(([, facts]) => Object.values(facts).flat()));
  const states = [...idOf].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([state, id]): Line => [id, state]);
  const printEntry = ([release, state]: FactEntry) => {
    const id = state ? idOf.get(printState(state)) : REMOVED;
    return id === undefined ? release : `${release} ${id}`;
  };
  const ownersOf = (facts: ProductFacts) =>
    Array.from(
      Map.groupBy(Object.entries(facts), ([key]) => factOf(key).owner),
      ([owner, found]) =>
        `${JSON.stringify(owner)}:${linesOf(
          found.map(([key, entries]): Line => [
            key.slice(owner.length + 1),
            JSON.stringify(entries.map(printEntry).join(',')),
          ]),
        )}`,
    );
  return [
    '{',
    `"format":${format},`,
    `"releases":${JSON.stringify(releases)},`,
    `"branches":${JSON.stringify(branches)},`,
    `"packages":${linesOf(Object.entries(packages).map(([name, read]) => [name, JSON.stringify(read)]))},`,
    `"widened":[\n${widened.map((fact) => JSON.stringify(fact)).join(',\n')}\n],`,
    `"states":${linesOf(states)},`,
    '"products":{',
    tables.map(([folder, facts]) => `${JSON.stringify(folder)}:{\n${ownersOf(facts).join(',\n')}\n}`).join(',\n'),
    '}',
    '}',
    '',
  ].join('\n');
}

/** A key, and a value as JSON. */
type Line = readonly [key: string, value: string];

function linesOf(lines: readonly Line[]): string {
  return `{\n${lines.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',\n')}\n}`;
}

const SHORTEST_ID_CHARACTERS = 4;

/** Names each state by the start of its hash, so that no other release changes it; all but an empty one. */
function nameStates(entries: readonly FactEntry[]): Map<string, string> {
  const states = [...new Set(entries.flatMap(([, state]) => (state ? printState(state) : [])))].filter(
    (state) => state !== '{}',
  );
  const hashes = states
    .map((state) => ({ state, hash: createHash('sha256').update(state).digest('base64url') }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  return new Map(
    hashes.map(({ state, hash }, index) => {
      const neighbors = [hashes[index - 1]?.hash ?? '', hashes[index + 1]?.hash ?? ''];
      let length = SHORTEST_ID_CHARACTERS;
      while (neighbors.some((other) => other.startsWith(hash.slice(0, length)))) length += 1;
      return [state, hash.slice(0, length)];
    }),
  );
}

function printState({ type, ...rest }: FactState): string {
  const { default: value, isRequired, deprecated, plan, isForeign } = rest;
  const isOnlyType = type !== undefined && Object.values(rest).every((one) => one === undefined);
  return JSON.stringify(isOnlyType ? type : { type, default: value, isRequired, deprecated, plan, isForeign });
}

function withoutOwnPlans(facts: ProductFacts): ProductFacts {
  return Object.fromEntries(
    Object.entries(facts).map(([key, entries]) => {
      const { owner, member } = factOf(key);
      const own = member && planOfAll(facts[owner] ?? []);
      return [key, own ? entries.map((entry) => withoutPlan(entry, own)) : entries];
    }),
  );
}

function withoutPlan([release, state]: FactEntry, own: Plan): FactEntry {
  if (state?.plan !== own) return [release, state];
  const { plan: _, ...rest } = state;
  return [release, rest];
}
