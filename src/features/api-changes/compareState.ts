import { API_FOLDERS, type ApiFolder } from '#model/api-folders';
import { keyOf } from '#model/api-history';
import type { OwnerChanges } from '#model/api-changes';
import { compareReleases } from '#model/releases';

/** What a reader compares. */
export interface Comparison {
  from: string;
  to: string;
  product: ApiFolder | '';
  words: string;
}

export type CompareAction = { field: 'from' | 'to'; value: string } | { field: 'product' | 'words'; value: string };

export function compareReducer(state: Comparison, { field, value }: CompareAction): Comparison {
  if (field === 'product') return { ...state, product: productOf(value) };
  const next = { ...state, [field]: value };
  // The other release moves along, so that the first is always the earlier one.
  if (field === 'from' && compareReleases(value, state.to) > 0) return { ...next, to: value };
  if (field === 'to' && compareReleases(state.from, value) > 0) return { ...next, from: value };
  return next;
}

/** The state in a URL. Releases that were not read are reported, and those of the page are shown instead. */
export function readQuery(
  query: string,
  page: Pick<Comparison, 'from' | 'to'>,
  releases: readonly string[],
): { state: Comparison; unknown: readonly string[] } {
  const asked = new URLSearchParams(query);
  const named = { from: asked.get('from') ?? page.from, to: asked.get('to') ?? page.to };
  const unknown = [...new Set([named.from, named.to])].filter((release) => !releases.includes(release));
  const { from, to } = unknown.length > 0 ? page : named;
  const isInOrder = compareReleases(from, to) <= 0;
  return {
    state: {
      from: isInOrder ? from : to,
      to: isInOrder ? to : from,
      product: productOf(asked.get('product') ?? ''),
      words: asked.get('words') ?? '',
    },
    unknown,
  };
}

/** The query of a state; what every comparison starts with is left out. */
export function writeQuery({ from, to, product, words }: Comparison): string {
  const entries = { from, to, product, words: words.trim() };
  return `?${new URLSearchParams(Object.entries(entries).filter(([, value]) => value))}`;
}

/** The changes whose names contain all words. */
export function filterChanges(owners: readonly OwnerChanges[], words: string): OwnerChanges[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return owners.flatMap(({ owner, changes }) => {
    const found = changes.filter((change) => matches(`${keyOf(change.fact)} ${change.kind} ${change.after ?? ''}`));
    return found.length > 0 ? { owner, changes: found } : [];
  });
}

function productOf(value: string): ApiFolder | '' {
  return API_FOLDERS.find((folder) => folder === value) ?? '';
}
