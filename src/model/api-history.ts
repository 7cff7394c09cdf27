import type { ApiFolder } from '#model/api-folders';
import { packagesOf } from '#model/install';
import type { Plan } from '#model/nav';
import { type Branches, leadsTo, releaseBefore } from '#model/releases';

/**
 * The API of all releases, as facts with the releases that changed them. `npm run history` writes it to
 * `content/api-history.json`, packed (`history-file.ts`); pages, search and the list of changes call the functions below.
 */

/** Incremented with every change of the format. */
export const HISTORY_FORMAT = 4;

export const MEMBER_KINDS = ['prop', 'slot', 'class', 'variable', 'member', 'parameter', 'returned', 'event'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** What a release declares. */
export interface FactState {
  /** As declared, in one line and with sorted unions; missing for what has none, such as a class. */
  type?: string;
  default?: string;
  isRequired?: true;
  /** The text after `@deprecated`, possibly empty. */
  deprecated?: string;
  /** The plan whose package has it. */
  plan?: Plan;
  /** It exists, but only because another library declares it, or a type that it is inherited from; nothing else is recorded. */
  isForeign?: true;
}

/** The state from a release on; `null` if the release removed it. */
export type FactEntry = readonly [release: string, state: FactState | null];

/** Facts of a product by key: an export, `DataGrid`, or a member, `DataGrid prop density`. */
export type ProductFacts = Readonly<Record<string, readonly FactEntry[]>>;

export interface ApiHistory {
  format: number;
  /** All stable releases in order, whether they were read or not. */
  releases: readonly string[];
  branches: Branches;
  /** The releases read of each package; nothing is known of the others. */
  packages: Readonly<Record<string, readonly string[]>>;
  /** Facts, `charts AxisConfig member max`, whose types the packages of larger plans widen. */
  widened: readonly string[];
  products: Readonly<Record<ApiFolder, ProductFacts>>;
}

/** When something happened: exactly, if the release before was read as well and nothing stood in for it; or else by this release. */
export interface ReleaseFact {
  release: string;
  isExact: boolean;
}

export interface FactChange {
  key: string;
  before: FactState | undefined;
  after: FactState | undefined;
}

/** A member of an export, or the export itself. */
export interface Fact {
  owner: string;
  member?: { kind: MemberKind; name: string };
}

/** The documented name of an export: without the prefix that marks it as unstable. */
export function stableName(name: string): string {
  return name.replace(/^[Uu]nstable_(?=\w)/, '');
}

export function keyOf({ owner, member }: Fact): string {
  return member ? `${owner} ${member.kind} ${member.name}` : owner;
}

export function factOf(key: string): Fact {
  const [owner = '', word, ...name] = key.split(' ');
  const kind = MEMBER_KINDS.find((one) => one === word);
  return kind ? { owner, member: { kind, name: name.join(' ') } } : { owner };
}

/** The package of a plan, last, after those it is built on. */
export function packagesBehind(folder: ApiFolder, plan: Plan | undefined): string[] {
  const all = packagesOf(folder);
  const last = plan ? all.findIndex((name) => name.endsWith(`-${plan}`)) : 0;
  return last === -1 ? all : all.slice(0, last + 1);
}

/** The last release, up to the given one, in which the package of a plan was read. */
export function lastRead(
  { branches, packages }: ApiHistory,
  folder: ApiFolder,
  plan: Plan | undefined,
  at: string,
): string | undefined {
  const read = packages[packagesBehind(folder, plan).at(-1) ?? ''];
  return read?.findLast((release) => leadsTo(release, at, branches));
}

/** Whether a release was read with all packages of a plan; where one is missing, that of another release stood in for it. */
export function isWhole({ packages }: ApiHistory, folder: ApiFolder, plan: Plan | undefined, release: string): boolean {
  return packagesBehind(folder, plan).every((name) => packages[name]?.includes(release));
}

/** What a release declares of a fact; `undefined` if it does not exist there. */
export function stateAt(history: ApiHistory, folder: ApiFolder, key: string, release: string): FactState | undefined {
  return entriesUpTo(history, folder, key, release).at(-1)?.[1] ?? undefined;
}

/** The release that added a fact which `release` has; `undefined` if it is as old as what is known of its package. */
export function sinceOf(history: ApiHistory, folder: ApiFolder, key: string, release: string): ReleaseFact | undefined {
  const entries = presentUpTo(history, folder, key, release);
  const [first] = entries;
  const last = entries.at(-1);
  // What another library declared before is not new, only redeclared.
  if (!first || last?.[1]?.isForeign || first[1]?.isForeign) return undefined;
  return happened(history, folder, first);
}

/** The release that deprecated a fact which is deprecated in `release`. */
export function deprecatedSince(
  history: ApiHistory,
  folder: ApiFolder,
  key: string,
  release: string,
): ReleaseFact | undefined {
  const entries = presentUpTo(history, folder, key, release);
  const before = entries.findLastIndex(([, state]) => state?.deprecated === undefined);
  const entry = entries[before + 1];
  return entry && happened(history, folder, entry);
}

/** The last release, up to the given one, that changed the type. */
export function typeChangedIn(
  history: ApiHistory,
  folder: ApiFolder,
  key: string,
  release: string,
): ReleaseFact | undefined {
  const entries = presentUpTo(history, folder, key, release).filter(([, state]) => !state?.isForeign);
  const at = entries.findLastIndex(([, state], index) => index > 0 && entries[index - 1]?.[1]?.type !== state?.type);
  const entry = entries[at];
  return entry && happened(history, folder, entry);
}

/** The first release after the given one that removes a fact which it has. */
export function removedIn(
  history: ApiHistory,
  folder: ApiFolder,
  key: string,
  release: string,
): ReleaseFact | undefined {
  const present = stateAt(history, folder, key, release);
  const entry = history.products[folder][key]?.find(
    ([at, state]) => state === null && at !== release && leadsTo(release, at, history.branches),
  );
  return present && entry && happened(history, folder, [entry[0], present]);
}

/** What differs between two releases. The changes applied to the API of the first give that of the second. */
export function changesBetween(history: ApiHistory, folder: ApiFolder, from: string, to: string): FactChange[] {
  return Object.keys(history.products[folder]).flatMap((key) => {
    const before = stateAt(history, folder, key, from);
    const after = stateAt(history, folder, key, to);
    return isSameState(before, after) ? [] : { key, before, after };
  });
}

export function isSameState(a: FactState | null | undefined, b: FactState | null | undefined): boolean {
  if (!a || !b) return !a && !b;
  const names = ['type', 'default', 'isRequired', 'deprecated', 'plan', 'isForeign'] as const;
  return names.every((name) => a[name] === b[name]);
}

function entriesUpTo({ products, branches }: ApiHistory, folder: ApiFolder, key: string, release: string) {
  return products[folder][key]?.filter(([at]) => leadsTo(at, release, branches)) ?? [];
}

/** The entries since a fact was last added. */
function presentUpTo(history: ApiHistory, folder: ApiFolder, key: string, release: string): readonly FactEntry[] {
  const entries = entriesUpTo(history, folder, key, release);
  return entries.slice(entries.findLastIndex(([, state]) => state === null) + 1);
}

function happened(history: ApiHistory, folder: ApiFolder, [release, state]: FactEntry): ReleaseFact | undefined {
  const before = releaseBefore(release, history.releases, history.branches);
  // Before the first release that was read, nothing is known.
  if (!before || !lastRead(history, folder, state?.plan, before)) return undefined;
  return { release, isExact: [before, release].every((one) => isWhole(history, folder, state?.plan, one)) };
}
