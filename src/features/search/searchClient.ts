import { createSearchClient } from '#services/search/browser';
import type { SearchAction } from './searchState.ts';

let dispatch: (action: SearchAction) => void = () => undefined;

/** One client for the page, whose index loads while the room is mounted. */
export const client = createSearchClient({
  onAnswer: (answer, question) => dispatch({ type: 'answer', question, answer }),
  onFailure: () => dispatch({ type: 'fail' }),
});

/** Sends answers and failures to the room from now on. */
export function listen(to: typeof dispatch) {
  dispatch = to;
}
