import { problemOf, type RunProblem, type RunState } from '#services/runner/browser';
import { element, type Parts } from './parts.ts';

/** Shows the state of the last run. An error links to its location in the code. */
export function createStateView({ words, part }: Parts, goTo: (file: string, line: number) => void) {
  const state = part('state');
  const problem = part('problem');
  const texts = { idle: '', running: words.running, rendered: words.ready } as const;

  function showProblem({ title, detail, file, line }: RunProblem) {
    state.textContent = title;
    const place =
      file && line ? element('button', `${file}:${line}`, { type: 'button' }) : file && element('span', file);
    if (place instanceof HTMLButtonElement) place.addEventListener('click', () => goTo(file ?? '', line ?? 1));
    problem.replaceChildren(
      element('strong', title),
      ...(detail ? [element('code', detail)] : []),
      ...(place ? [place] : []),
    );
    problem.hidden = false;
  }

  function show(run: RunState) {
    const found = problemOf(run, words);
    if (found) return showProblem(found);
    if (run.at in texts) state.textContent = texts[run.at as keyof typeof texts];
    // Keep showing the last problem while the next run is in progress.
    if (run.at !== 'running') problem.hidden = true;
  }

  return { show, showProblem };
}
