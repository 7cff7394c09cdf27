import { setDiagnostics } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';

export interface EditorProblem {
  line: number;
  message: string;
  /** Exact range, if known; otherwise the whole line. */
  from?: number;
  to?: number;
  severity?: 'error' | 'warning' | 'info';
}

/** Underlines problems; hovering or the keyboard shows their messages. */
export function showProblems(view: EditorView, problems: readonly EditorProblem[]) {
  const { doc } = view.state;
  const diagnostics = problems.map(({ line, from, to, message, severity = 'error' }) => {
    const range = doc.line(Math.min(Math.max(1, line), doc.lines));
    const start = Math.min(from ?? range.from, doc.length);
    return { from: start, to: Math.max(start, Math.min(to ?? range.to, doc.length)), severity, message };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
