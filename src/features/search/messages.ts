import { fillIn } from '#lib/fill-in';
import type { SearchTexts } from './props.ts';
import { isCut, MAX_QUERY_CHARACTERS } from './queryOf.ts';
import { isLoading, optionsIn, type SearchState } from './searchState.ts';

/** The text of the live region. */
export function statusOf(state: SearchState, texts: SearchTexts): string {
  if (isLoading(state)) return texts.searchLoading;
  const { view, text } = state;
  if (view.at === 'first' || view.at === 'failed') return '';
  const shown = optionsIn(view).length;
  const note = isCut(text) ? `${fillIn(texts.searchCut, { count: MAX_QUERY_CHARACTERS })} ` : '';
  return note + (noHitsOf(state, texts) ?? countOf(view.at === 'hits' ? view.answer.total : shown, shown, texts));
}

/** Says that nothing was found; `undefined` if something was. */
export function noHitsOf({ view }: SearchState, texts: SearchTexts): string | undefined {
  if ((view.at !== 'hits' && view.at !== 'commands') || optionsIn(view).length > 0) return undefined;
  return fillIn(texts.searchNone, { query: shortened(view.at === 'hits' ? view.question.text : view.query) });
}

function countOf(count: number, shown: number, texts: SearchTexts): string {
  const text = count === 1 ? texts.searchCountOne : count > shown ? texts.searchCountMore : texts.searchCount;
  return fillIn(text, { count, shown });
}

const MAX_ECHO_CHARACTERS = 60;

/** A long query, usually pasted, as it is repeated in messages: cut, with an ellipsis. */
export function shortened(query: string): string {
  const characters = [...query];
  return characters.length <= MAX_ECHO_CHARACTERS
    ? query
    : `${characters
        .slice(0, MAX_ECHO_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
}
