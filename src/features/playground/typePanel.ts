import type { LoadProgress, TypeProblem } from '#services/type-checker/browser';
import { element, type Parts } from './parts.ts';
import { describeProblem } from './describeProblem.ts';

export type TypeState = 'off' | 'loading' | 'checking' | 'failed' | { problems: readonly TypeProblem[] };

const MAX_LISTED = 50;
const MEGABYTE = 1_000_000;

/** Shows how checking goes. The list can be walked with the keyboard; each entry leads to its place in the code. */
export function createTypePanel({ words, part }: Parts, goTo: (problem: TypeProblem) => void) {
  const panel = part('types');
  const state = part('types-state');
  const list = part('types-list');
  const bar = part('types-progress') as HTMLProgressElement;
  const bytes = part('types-bytes');

  function sayState(now: TypeState) {
    if (now === 'off') return '';
    if (now === 'loading') return words.typesLoading;
    if (now === 'checking') return words.typesChecking;
    if (now === 'failed') return words.typesFailed;
    const errors = now.problems.filter(({ severity }) => severity === 'error').length;
    if (now.problems.length === 0) return words.typesNone;
    return words.typesCount.replace('{errors}', String(errors)).replace('{notes}', String(now.problems.length - errors));
  }

  function drawProblem(problem: TypeProblem): HTMLElement {
    const row = element('li', '', { 'data-severity': problem.severity });
    const button = element('button', '', { type: 'button' });
    button.append(element('b', `${problem.file}:${problem.line}`), element('span', describeProblem(problem, words)));
    button.addEventListener('click', () => goTo(problem));
    row.append(button);
    return row;
  }

  return {
    show(now: TypeState) {
      panel.hidden = now === 'off';
      // The same words again would be read again.
      const said = sayState(now);
      if (state.textContent !== said) state.textContent = said;
      bar.hidden = now !== 'loading';
      bytes.textContent = '';
      // While the next check is under way, what the last one found still stands.
      if (now === 'checking') return;
      const problems = typeof now === 'object' ? now.problems : [];
      const rest = problems.length - MAX_LISTED;
      list.hidden = problems.length === 0;
      list.replaceChildren(...problems.slice(0, MAX_LISTED).map(drawProblem), ...(rest > 0 ? [element('li', words.typesMore.replace('{count}', String(rest)))] : []));
    },
    showProgress({ loadedBytes, allBytes }: LoadProgress) {
      bar.max = allBytes;
      bar.value = loadedBytes;
      const megabytes = (count: number) => (count / MEGABYTE).toFixed(1);
      bytes.textContent = words.typesBytes.replace('{loaded}', megabytes(loadedBytes)).replace('{all}', megabytes(allBytes));
    },
  };
}
