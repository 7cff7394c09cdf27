import type { TypeTexts } from '#services/type-checker';
import {
  createTypeSession,
  describeBytes,
  describeProblem,
  describeState,
  type TypeProblem,
  type TypeSession,
  type TypeState,
} from '#services/type-checker/browser';
import { createProblemPanel, type CodeEditor } from '#services/code-editor/browser';
import type { PlaygroundFile } from '#model/playground';

interface TypePanelOptions {
  words: TypeTexts;
  files: () => readonly PlaygroundFile[];
  editor: () => CodeEditor;
  onProblems: (problems: readonly TypeProblem[]) => void;
  goTo: (problem: TypeProblem) => void;
}

/** Panel below the editor: the type-checking toggle, its progress and the problems found. */
export function createTypePanel({
  words,
  files,
  editor,
  onProblems,
  goTo,
}: TypePanelOptions): TypeSession & { root: HTMLElement } {
  const root = create('section', 'demo-types');
  const toggle = create('button', 'demo-types-switch', words.playgroundTypes);
  const state = create('span');
  const bar = create('progress');
  const bytes = create('span');
  const list = create('ol');
  const head = create('div', 'demo-types-bar');
  root.setAttribute('aria-label', words.playgroundTypesProblems);
  toggle.type = 'button';
  state.setAttribute('role', 'status');
  bar.setAttribute('aria-label', words.playgroundTypesLoading);
  bar.hidden = true;
  list.hidden = true;
  head.append(toggle, state, bar, bytes);
  root.append(head, list);

  const panel = createProblemPanel({ state, bar, bytes, list });
  const session = createTypeSession({
    files,
    editor,
    onState: show,
    onProgress: (progress) =>
      panel.showProgress(progress.loadedBytes, progress.allBytes, describeBytes(progress, words)),
  });
  toggle.addEventListener('click', () => void session.toggle());
  showSwitch();

  function showSwitch() {
    toggle.setAttribute('aria-pressed', String(session.isOn()));
  }

  function show(now: TypeState) {
    showSwitch();
    const problems = now.at === 'checked' ? now.problems : [];
    const listed = problems.map((problem) => ({
      place: `${problem.file}:${problem.line}`,
      text: describeProblem(problem, words),
      severity: problem.severity,
      onChoose: () => goTo(problem),
    }));
    panel.show(describeState(now, words), now.at === 'loading', now.at === 'checking' ? undefined : listed);
    if (now.at !== 'checking') onProblems(problems);
  }

  return { ...session, root };
}

function create<K extends keyof HTMLElementTagNameMap>(tag: K, name = '', text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.textContent = text;
  return element;
}
