import type { ApiFolder } from '#model/api-folders';
import type { ApiHistory, FactEntry, FactState, ProductFacts } from '#model/api-history';

/**
 * The history as a file that is small and changes in few lines: every state once, and of each export and its members only the
 * releases that changed them.
 */
export interface HistoryFile extends Omit<ApiHistory, 'products'> {
  states: Readonly<Record<string, FactState>>;
  products: Readonly<Record<ApiFolder, Readonly<Record<string, FactLines>>>>;
}

/** By `prop density`, or an empty text for the export itself: `8.0.0 k3f9,8.2.0,9.0.0 -`, each release with its state. */
export type FactLines = Readonly<Record<string, string>>;

/** Instead of a state, where a release removed something. */
export const REMOVED = '-';

export function unpackHistory({ states, products, ...rest }: HistoryFile): ApiHistory {
  const entryOf = (text: string): FactEntry => {
    const [release = '', id] = text.split(' ');
    const state = id === undefined ? {} : id === REMOVED ? null : states[id];
    if (state === undefined) throw new Error(`The history of the API has no state ${id}.`);
    return [release, state];
  };
  const factsOf = (folder: ApiFolder): ProductFacts =>
    Object.fromEntries(
      Object.entries(products[folder]).flatMap(([owner, lines]) =>
        Object.entries(lines).map(([member, line]) => [
          member ? `${owner} ${member}` : owner,
          line.split(',').map(entryOf),
        ]),
      ),
    );
  return {
    ...rest,
    products: {
      'data-grid': factsOf('data-grid'),
      'date-pickers': factsOf('date-pickers'),
      charts: factsOf('charts'),
      'tree-view': factsOf('tree-view'),
    },
  };
}
