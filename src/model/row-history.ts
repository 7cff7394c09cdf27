import type { ApiFolder } from '#model/api-folders';
import { anchorOf } from '#model/api-anchors';
import {
  type ApiHistory,
  deprecatedSince,
  type Fact,
  factOf,
  type ReleaseFact,
  removedIn,
  sinceOf,
  stateAt,
  typeChangedIn,
} from '#model/api-history';
import { compareReleases, majorOf } from '#model/releases';

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

/** What to say of a product to readers of the pages about a release. */
export function rowHistories(history: ApiHistory, folder: ApiFolder, release: string): RowHistories {
  const rows = new Map<string, RowHistory>();
  const isRecent = (fact: ReleaseFact | undefined) =>
    fact && compareReleases(fact.release, `${majorOf(release)}.0.0`) > 0 ? fact : undefined;
  const ageOf = (key: string) => isRecent(sinceOf(history, folder, key, release));

  for (const [key, entries] of Object.entries(history.products[folder])) {
    if (entries.length < 2 && entries[0]?.[0].endsWith('.0.0') && !entries[0][1]?.deprecated) continue;
    const state = stateAt(history, folder, key, release);
    if (!state || state.isForeign) continue;
    const fact = factOf(key);
    const since = ageOf(key);
    const owner = fact.member && ageOf(fact.owner);
    const changed = isRecent(typeChangedIn(history, folder, key, release));
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
  const owner = rawOwner.replace(/^[Uu]nstable_(?=\w)/, '');
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
