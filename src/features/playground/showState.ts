import type { RunState } from '#services/runner/browser';
import { describeFailure } from './describeFailure.ts';
import { element, type Parts } from './parts.ts';

/** Says how the last run went; a fault is told with its place in the code, which a click leads to. */
export function createStateView({ words, part }: Parts, goTo: (file: string, line: number) => void) {
  const state = part('state');
  const problem = part('problem');

  function showProblem(title: string, detail = '', file?: string, line?: number) {
    state.textContent = title;
    const place = file && line ? element('button', `${file}:${line}`, { type: 'button' }) : file && element('span', file);
    if (place instanceof HTMLButtonElement) place.addEventListener('click', () => goTo(file ?? '', line ?? 1));
    problem.replaceChildren(element('strong', title), ...(detail ? [element('code', detail)] : []), ...(place ? [place] : []));
    problem.hidden = false;
  }

  function show(run: RunState) {
    switch (run.at) {
      case 'idle':
        state.textContent = '';
        problem.hidden = true;
        return;
      case 'running':
        state.textContent = words.running;
        return;
      case 'rendered':
        state.textContent = words.ready;
        problem.hidden = true;
        return;
      case 'failed': {
        const { title, detail } = describeFailure(run.failure, words);
        return showProblem(title, detail, run.failure.file, run.failure.line);
      }
      case 'stuck':
        return showProblem(words.stuck);
      case 'unreachable':
        return showProblem(words.unreachable);
    }
  }

  return { show, showProblem };
}
