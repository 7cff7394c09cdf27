import type { PlaygroundFile } from '#model/playground';
import { createProblemPanel, type CodeEditor, type EditorProblem } from '#services/code-editor/browser';
import {
  createTypeSession,
  describeBytes,
  describeProblem,
  describeState,
  type TypeProblem,
  type TypeState,
} from '#services/type-checker/browser';
import type { Parts } from './parts.ts';

interface TypeCheckOptions {
  files: () => readonly PlaygroundFile[];
  editor: () => CodeEditor;
  goTo: (problem: TypeProblem) => void;
  /** Called when the problems to underline change. */
  onProblems: () => void;
}

/** Connects type checking to the toggle button, the panel below the editor and the editor's underlines. */
export function createTypeCheck({ tool, part, words }: Parts, { files, editor, goTo, onProblems }: TypeCheckOptions) {
  const panel = createProblemPanel({
    state: part('types-state'),
    bar: part('types-progress') as HTMLProgressElement,
    bytes: part('types-bytes'),
    list: part('types-list'),
  });
  const session = createTypeSession({
    files,
    editor,
    onState: show,
    onProgress: (progress) =>
      panel.showProgress(progress.loadedBytes, progress.allBytes, describeBytes(progress, words)),
  });
  let problems: readonly TypeProblem[] = [];
  showSwitch();

  function showSwitch() {
    tool('types').setAttribute('aria-pressed', String(session.isOn()));
  }

  function show(state: TypeState) {
    showSwitch();
    part('types').hidden = state.at === 'off';
    const isChecking = state.at === 'checking';
    if (!isChecking) problems = state.at === 'checked' ? state.problems : [];
    const listed = problems.map((problem) => ({
      place: `${problem.file}:${problem.line}`,
      text: describeProblem(problem, words),
      severity: problem.severity,
      onChoose: () => goTo(problem),
    }));
    panel.show(describeState(state, words), state.at === 'loading', isChecking ? undefined : listed);
    if (!isChecking) onProblems();
  }

  return {
    changed: session.changed,
    toggle: session.toggle,
    help: session.help,
    problemsIn(file: string): EditorProblem[] {
      return problems
        .filter((problem) => problem.file === file)
        .map((problem) => ({
          line: problem.line,
          from: problem.from,
          to: problem.to,
          severity: problem.severity,
          message: describeProblem(problem, words),
        }));
    },
  };
}
