import { problemOf, type RunProblem, type RunState } from '#services/runner/browser';
import { element, type Parts } from './parts.ts';

/** Says how the last run went; a fault is told with its place in the code, which a click leads to. */
export function createStateView({ words, part }: Parts, goTo: (file: string, line: number) => void) {
  const state = part('state');
  const problem = part('problem');
  const texts = { idle: '', running: words.running, rendered: words.ready } as const;

  function showProblem({ title, detail, file, line }: RunProblem) {
    state.textContent = title;
    const place = file && line ? element('button', `${file}:${line}`, { type: 'button' }) : file && element('span', file);
    if (place instanceof HTMLButtonElement) place.addEventListener('click', () => goTo(file ?? '', line ?? 1));
    problem.replaceChildren(element('strong', title), ...(detail ? [element('code', detail)] : []), ...(place ? [place] : []));
    problem.hidden = false;
  }

  function show(run: RunState) {
    const found = problemOf(run, words);
    if (found) return showProblem(found);
    if (run.at in texts) state.textContent = texts[run.at as keyof typeof texts];
    // While the next run is under way, what was wrong with the last one still stands.
    if (run.at !== 'running') problem.hidden = true;
  }

  return { show, showProblem };
}
