import type { ApiFolder } from '#model/api-folders';
import type { ApiHistory, FactEntry, FactState, ProductFacts } from '#model/api-history';
import type { Plan } from '#model/nav';

/**
 * The history as a file that is small and changes in few lines: every state once, and of each export and its members only the
 * releases that changed them.
 */
export interface HistoryFile extends Omit<ApiHistory, 'products'> {
  /** A text is a state with nothing but a type. */
  states: Readonly<Record<string, FactState | string>>;
  products: Readonly<Record<ApiFolder, Readonly<Record<string, FactLines>>>>;
}

/** By `prop density`, or an empty text for the export itself: `8.0.0 k3f9,8.2.0,9.0.0 -`, each release with its state. */
export type FactLines = Readonly<Record<string, string>>;

/** Instead of a state, where a release removed something. */
export const REMOVED = '-';

export function unpackHistory({ states, products, ...rest }: HistoryFile): ApiHistory {
  const entriesOf = (line: string) =>
    line.split(',').map((text): FactEntry => {
      const [release = '', id] = text.split(' ');
      if (id === undefined || id === REMOVED) return [release, id ? null : {}];
      const state = states[id];
      if (state === undefined) throw new Error(`The history of the API has no state ${id}.`);
      return [release, typeof state === 'string' ? { type: state } : state];
    });
  const factsOf = (folder: ApiFolder): ProductFacts =>
    Object.fromEntries(
      Object.entries(products[folder]).flatMap(([owner, { '': line, ...members }]) => {
        const own = line === undefined ? [] : entriesOf(line);
        const plan = planOfAll(own);
        const facts = Object.entries(members).map(([member, text]): [string, FactEntry[]] => [
          `${owner} ${member}`,
          entriesOf(text).map(([release, state]) => [release, state && plan ? { plan, ...state } : state]),
        ]);
        return own.length > 0 ? [[owner, own], ...facts] : facts;
      }),
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

/** The plan that an export has had in all releases. Its members need at least that, so their states omit it. */
export function planOfAll(entries: readonly FactEntry[]): Plan | undefined {
  const plans = new Set(entries.flatMap(([, state]) => (state ? [state.plan] : [])));
  const [only] = plans;
  return plans.size === 1 ? only : undefined;
}
