import type { ApiFolder } from '#model/api-folders';
import {
  type ApiHistory,
  changesBetween,
  type Fact,
  type FactChange,
  factOf,
  type FactState,
  keyOf,
  lastRead,
  packagesBehind,
  stableName,
  stateAt,
} from '#model/api-history';
import type { Plan } from '#model/nav';
import { compareReleases, leadsTo, majorOf, minorOf } from '#model/releases';

/** The changes between two releases, as readers look them up. */

export const CHANGE_KINDS = ['removed', 'renamed', 'deprecated', 'type', 'required', 'default', 'added'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface ApiChange {
  kind: ChangeKind;
  fact: Fact;
  /** The type or default before and after; the new name; the text of a deprecation. */
  before?: string;
  after?: string;
  plan?: Plan;
}

/** What changed of one export and its members, the export first. */
export interface OwnerChanges {
  owner: string;
  changes: readonly ApiChange[];
}

/** A release that was not read of a package, and the one whose API is shown instead. */
export interface Substitute {
  packageName: string;
  wanted: string;
  shown: string;
}

/** All changes of a product, by export. */
export function productChanges(history: ApiHistory, folder: ApiFolder, from: string, to: string): OwnerChanges[] {
  const found = changesBetween(history, folder, from, to).filter(isOwn);
  const gone = new Set(found.filter(({ after }) => !after).map(({ key }) => key));
  const come = new Set(found.filter(({ before }) => !before).map(({ key }) => key));
  const exists = (key: string) => stateAt(history, folder, key, to) !== undefined;
  const all = found
    // Members of what came or went as a whole are no changes of their own.
    .filter(({ key }) => {
      const { owner, member } = factOf(key);
      return !member || !(gone.has(owner) || come.has(owner));
    })
    .flatMap((change) => describeChange(change, come, exists));
  const renamed = new Set(
    all.flatMap(({ kind, fact, after }) => (kind === 'renamed' ? [keyOf(withName(fact, after))] : [])),
  );
  const shown = all.filter(({ kind, fact }) => kind !== 'added' || !renamed.has(keyOf(fact)));
  const owners = Map.groupBy(shown, ({ fact }) => fact.owner);
  return Array.from(owners, ([owner, changes]) => ({ owner, changes: changes.toSorted(compareChanges) })).sort((a, b) =>
    compareNames(a.owner, b.owner),
  );
}

/** Packages that were not read at one of the releases, but at an earlier one. */
export function substitutesOf(history: ApiHistory, folder: ApiFolder, releases: readonly string[]): Substitute[] {
  return packagesBehind(folder, 'premium').flatMap((packageName, index) => {
    const plan = ([undefined, 'pro', 'premium'] as const)[index];
    return releases.flatMap((wanted): Substitute[] => {
      const shown = lastRead(history, folder, plan, wanted);
      return shown && shown !== wanted ? [{ packageName, wanted, shown }] : [];
    });
  });
}

/** Releases of which something was read, in order. */
export function readReleases({ packages, releases }: ApiHistory): string[] {
  const read = new Set(Object.values(packages).flat());
  return releases.filter((release) => read.has(release));
}

export const USUAL_PAIRS = ['last-minor', 'last-major', 'next-major'] as const;
export type UsualPair = (typeof USUAL_PAIRS)[number];

export interface ReleasePair {
  from: string;
  to: string;
}

/** The pairs that most readers ask for; one is missing if the releases for it were not read. */
export function usualPairs(history: ApiHistory, current: string): Partial<Record<UsualPair, ReleasePair>> {
  const read = readReleases(history);
  const before = read.findLast(
    (one) =>
      minorOf(one) !== minorOf(current) && majorOf(one) === majorOf(current) && compareReleases(one, current) < 0,
  );
  const earlier = read.findLast(
    (one) => majorOf(one) === majorOf(current) - 1 && leadsTo(one, current, history.branches),
  );
  const newest = read.findLast((one) => majorOf(one) > majorOf(current));
  return {
    ...(before && { 'last-minor': { from: before, to: current } }),
    ...(earlier && { 'last-major': { from: earlier, to: current } }),
    ...(newest && { 'next-major': { from: current, to: newest } }),
  };
}

function isOwn({ before, after }: FactChange): boolean {
  return !before?.isForeign && !after?.isForeign;
}

function describeChange(
  { key, before, after }: FactChange,
  come: ReadonlySet<string>,
  exists: (key: string) => boolean,
): ApiChange[] {
  const fact = factOf(key);
  const plan = (after ?? before)?.plan;
  const describe = (kind: ChangeKind, texts: Pick<ApiChange, 'before' | 'after'> = {}): ApiChange => ({
    kind,
    fact,
    ...texts,
    ...(plan && { plan }),
  });
  if (!after) {
    const name = before && newNameOf(fact, before, come, exists);
    return [name ? describe('renamed', { after: name }) : describe('removed')];
  }
  if (!before) return [describe('added')];
  const changes: ApiChange[] = [];
  if (after.deprecated !== undefined && before.deprecated === undefined)
    changes.push(describe('deprecated', { after: after.deprecated }));
  if (before.type !== after.type) changes.push(describe('type', textsOf(before.type, after.type)));
  if (before.default !== after.default) changes.push(describe('default', textsOf(before.default, after.default)));
  if (before.isRequired !== after.isRequired)
    changes.push(describe('required', { after: after.isRequired ? 'required' : 'optional' }));
  return changes;
}

function textsOf(before: string | undefined, after: string | undefined): Pick<ApiChange, 'before' | 'after'> {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/**
 * The new name of what is gone, where that can be proved: the prefix `unstable_` was dropped, or the deprecation named
 * exactly one thing, and that exists now.
 */
function newNameOf(
  fact: Fact,
  { deprecated = '' }: FactState,
  come: ReadonlySet<string>,
  exists: (key: string) => boolean,
): string | undefined {
  const name = fact.member?.name ?? fact.owner;
  const stable = stableName(name);
  if (stable !== name && come.has(keyOf(withName(fact, stable)))) return stable;
  const named = [
    ...new Set(Array.from(deprecated.matchAll(/`(?:<)?([\w-]+)(?: \/>)?`/g), ([, text = '']) => text)),
  ].filter((one) => one !== name);
  const [only] = named;
  return only && named.length === 1 && exists(keyOf(withName(fact, only))) ? only : undefined;
}

function withName({ owner, member }: Fact, name = ''): Fact {
  return member ? { owner, member: { kind: member.kind, name } } : { owner: name };
}

function compareChanges(a: ApiChange, b: ApiChange): number {
  const rank = ({ kind, fact }: ApiChange) => (fact.member ? 1 + CHANGE_KINDS.indexOf(kind) : 0);
  return rank(a) - rank(b) || compareNames(a.fact.member?.name ?? '', b.fact.member?.name ?? '');
}

function compareNames(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
