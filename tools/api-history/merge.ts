import { API_FOLDERS, type ApiFolder } from '#model/api-folders';
import {
  type ApiHistory,
  factOf,
  type FactEntry,
  type FactState,
  HISTORY_FORMAT,
  isSameState,
  packagesBehind,
  type ProductFacts,
} from '#model/api-history';
import type { Plan } from '#model/nav';
import { type Branches, compareReleases, leadsTo, majorOf } from '#model/releases';
import type { ProductSnapshot } from './factsOf.ts';

/** A release as it was read. */
export interface Snapshot {
  release: string;
  packages: readonly string[];
  products: Readonly<Partial<Record<ApiFolder, ProductSnapshot>>>;
}

/** What the registry has, besides what was read of it. */
export type Timeline = Pick<ApiHistory, 'releases' | 'branches'>;

/** Adds releases to a history, in any order. A release that it has already is replaced. */
export function merge(history: ApiHistory, snapshots: readonly Snapshot[], timeline: Timeline): ApiHistory {
  const packages = readPackages(history, snapshots);
  const merged = API_FOLDERS.map(
    (folder) => [folder, mergeProduct(history, snapshots, packages, timeline, folder)] as const,
  );
  const widened = merged.flatMap(([folder, { widened: keys }]) => keys.map((key) => `${folder} ${key}`));
  const products = Object.fromEntries(merged.map(([folder, { facts }]) => [folder, facts])) as ApiHistory['products'];
  return { format: HISTORY_FORMAT, ...timeline, packages, widened, products };
}

function readPackages(history: ApiHistory, snapshots: readonly Snapshot[]): ApiHistory['packages'] {
  const names = API_FOLDERS.flatMap((folder) => packagesBehind(folder, 'premium'));
  return Object.fromEntries(
    names.map((name) => {
      const added = snapshots.filter(({ packages }) => packages.includes(name)).map(({ release }) => release);
      return [name, [...new Set([...(history.packages[name] ?? []), ...added])].sort(compareReleases)];
    }),
  );
}

function mergeProduct(
  history: ApiHistory,
  snapshots: readonly Snapshot[],
  packages: ApiHistory['packages'],
  { releases, branches }: Timeline,
  folder: ApiFolder,
): { facts: ProductFacts; widened: readonly string[] } {
  const before = history.products[folder];
  const byRelease = new Map(
    snapshots.flatMap(({ release, products }) => {
      const found = products[folder];
      return found ? [[release, found] as const] : [];
    }),
  );
  const foreign = new Map(Array.from(byRelease, ([release, product]) => [release, foreignOf(product)]));
  const keys = new Set([...Object.keys(before), ...[...byRelease.values()].flatMap(({ facts }) => Object.keys(facts))]);
  const observed = new Map<Plan | undefined, string[]>();
  for (const plan of [undefined, 'pro', 'premium'] as const) {
    const read = new Set(packages[packagesBehind(folder, plan).at(-1) ?? '']);
    observed.set(
      plan,
      releases.filter((release) => read.has(release)),
    );
  }

  const ofProduct = packagesBehind(folder, 'premium').map((name) => new Set(packages[name]));
  const isWhole = (release: string) => ofProduct.every((read) => read.has(release));

  const widened = new Set<string>();
  const facts = Array.from(keys, (key): [string, FactEntry[]] => {
    const known = before[key] ?? [];
    const { owner, member } = factOf(key);
    const plan = largestPlan([
      ...known.map(([, state]) => state),
      ...[...byRelease.values()].map((one) => one.facts[key]),
    ]);
    const states = (observed.get(plan) ?? []).map((release): FactEntry => {
      const product = byRelease.get(release);
      if (!product) return [release, known.findLast(([at]) => leadsTo(at, release, branches))?.[1] ?? null];
      const own = product.facts[key];
      const isForeign =
        (member?.kind === 'prop' || member?.kind === 'member') && foreign.get(release)?.get(owner)?.has(member.name);
      return [release, own ?? (isForeign ? withPlan(plan) : null)];
    });
    if (history.widened.includes(`${folder} ${key}`) || changesBack(states, isWhole, branches)) widened.add(key);
    return [key, onlyChanges(widened.has(key) ? comparable(states, isWhole, branches) : states, branches)];
  });
  const sorted = facts
    .filter(([, entries]) => entries.some(([, state]) => state && !state.isForeign))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { facts: Object.fromEntries(sorted), widened: [...widened].sort() };
}

function foreignOf({ foreign }: ProductSnapshot): Map<string, Set<string>> {
  return new Map(Object.entries(foreign).map(([component, names]) => [component, new Set(names)]));
}

function withPlan(plan: Plan | undefined): FactState {
  return { ...(plan && { plan }), isForeign: true };
}

function largestPlan(states: readonly (FactState | null | undefined)[]): Plan | undefined {
  const plans = new Set(states.map((state) => state?.plan));
  return plans.has('premium') ? 'premium' : plans.has('pro') ? 'pro' : undefined;
}

/** The releases that differ from the one before on their line. */
export function onlyChanges(states: readonly FactEntry[], branches: Branches): FactEntry[] {
  return states.filter(([release, state], index) => {
    const previous = states[index - 1];
    const isSameLine = previous && majorOf(previous[0]) === majorOf(release);
    const before = isSameLine ? previous : states.slice(0, index).findLast(([at]) => leadsTo(at, release, branches));
    return !isSameState(before?.[1], state);
  });
}

/** Whether something changes back and forth with the presence of the packages of larger plans, which widen its type. */
function changesBack(states: readonly FactEntry[], isWhole: (release: string) => boolean, branches: Branches): boolean {
  const changes = onlyChanges(states, branches);
  return changes.some(([release, state], index) => {
    const [previous, earlier] = [changes[index - 1], changes[index - 2]];
    return earlier && previous && isSameState(earlier[1], state) && isWhole(previous[0]) !== isWhole(release);
  });
}

/**
 * For what larger plans widen: releases without some of the packages have the state of the last one with all of them; before
 * the first such one, they only say whether something exists.
 */
function comparable(
  states: readonly FactEntry[],
  isWhole: (release: string) => boolean,
  branches: Branches,
): readonly FactEntry[] {
  return states.map(([release, state], index): FactEntry => {
    if (isWhole(release)) return [release, state];
    const before = states.slice(0, index).findLast(([at]) => isWhole(at) && leadsTo(at, release, branches));
    if (before) return [release, before[1]];
    const next = states.slice(index + 1).find(([at]) => isWhole(at) && leadsTo(release, at, branches));
    return [release, (state && next?.[1]) ?? state];
  });
}
