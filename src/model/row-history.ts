import type { ApiFolder } from '#model/api-folders';
import { anchorOf } from '#model/api-anchors';
import {
  type ApiHistory,
  deprecatedSince,
  type Fact,
  factOf,
  keyOf,
  lastRead,
  type ReleaseFact,
  removedIn,
  sinceOf,
  stableName,
  stateAt,
  typeChangedIn,
} from '#model/api-history';
import { majorOf, releaseBefore } from '#model/releases';

/** What the row of a member, or the head of an export, says about releases. */
export interface RowHistory {
  /** Only what is newer than the first release of the major version. */
  since?: ReleaseFact;
  deprecated?: ReleaseFact;
  typeChanged?: ReleaseFact;
  removed?: ReleaseFact;
}

/** Rows by their anchor, and exports by their name without `unstable_`. */
export type RowHistories = ReadonlyMap<string, RowHistory>;

/** A fact that happened after a release of the same major version, one that was read. */
function recent(history: ApiHistory, folder: ApiFolder, key: string, fact: ReleaseFact | undefined, release: string) {
  const before = fact && releaseBefore(fact.release, history.releases, history.branches);
  const known = before && lastRead(history, folder, stateAt(history, folder, key, fact.release)?.plan, before);
  return known && majorOf(known) === majorOf(release) ? fact : undefined;
}

/**
 * The release that added each thing which is newer than the first release of the major version, by anchor or by the name of an
 * export. Unlike rows, members of a new export are listed as well.
 */
export function recentReleases(history: ApiHistory, folder: ApiFolder, release: string): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(history.products[folder]).flatMap((key): [string, string][] => {
      const since = recent(history, folder, key, sinceOf(history, folder, key, release), release);
      return since ? [[anchorOfFact(factOf(key)), since.release]] : [];
    }),
  );
}

/** What to say of a product to readers of the pages about a release. */
export function rowHistories(history: ApiHistory, folder: ApiFolder, release: string): RowHistories {
  const rows = new Map<string, RowHistory>();
  const ageOf = (key: string) => recent(history, folder, key, sinceOf(history, folder, key, release), release);

  for (const [key, entries] of Object.entries(history.products[folder])) {
    if (entries.length < 2 && entries[0]?.[0].endsWith('.0.0') && !entries[0][1]?.deprecated) continue;
    const state = stateAt(history, folder, key, release);
    if (!state || state.isForeign) continue;
    const fact = factOf(key);
    const stable = keyOf({ ...fact, owner: stableName(fact.owner) });
    // The reference documents the stable name.
    if (stable !== key && stateAt(history, folder, stable, release)) continue;
    const since = ageOf(key);
    const owner = fact.member && ageOf(fact.owner);
    const changed = recent(history, folder, key, typeChangedIn(history, folder, key, release), release);
    const deprecated = deprecatedSince(history, folder, key, release);
    const removed = removedIn(history, folder, key, release);
    const row: RowHistory = {
      // What came with its owner needs no release of its own.
      ...(since && since.release !== owner?.release && { since }),
      ...(changed && { typeChanged: changed }),
      ...(deprecated && { deprecated }),
      ...(removed && { removed }),
    };
    if (Object.keys(row).length > 0) rows.set(anchorOfFact(fact), row);
  }
  return rows;
}

/** The anchor of a member on API pages; the name of an export. */
export function anchorOfFact({ owner: rawOwner, member }: Fact): string {
  const owner = stableName(rawOwner);
  switch (member?.kind) {
    case undefined:
      return owner;
    case 'prop':
    case 'member':
      return anchorOf.prop(owner, member.name);
    case 'slot':
      return anchorOf.slot(owner, member.name);
    case 'class':
      return anchorOf.class(owner, member.name);
    case 'variable':
      return anchorOf.variable(owner, member.name);
    case 'parameter':
      return anchorOf.parameter(owner, member.name);
    case 'returned':
      return anchorOf.returned(owner, member.name);
    case 'event':
      return anchorOf.event(member.name);
  }
}

const LABELS = [
  ['since', 'apiSince', 'apiSinceBy'],
  ['deprecated', 'apiDeprecatedSince', 'apiDeprecatedBy'],
  ['typeChanged', 'apiTypeChanged', 'apiTypeChangedBy'],
  ['removed', 'apiRemoved', 'apiRemovedBy'],
] as const;

export interface HistoryLabel {
  about: keyof RowHistory;
  /** The message, which has the release as a placeholder. */
  id: (typeof LABELS)[number][1 | 2];
  release: string;
}

/** What to say, in the order in which it is read. */
export function labelsOf(row: RowHistory | undefined): HistoryLabel[] {
  return LABELS.flatMap(([about, exact, by]): HistoryLabel[] => {
    const fact = row?.[about];
    return fact ? [{ about, id: fact.isExact ? exact : by, release: fact.release }] : [];
  });
}
