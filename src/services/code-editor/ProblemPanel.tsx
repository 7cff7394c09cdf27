import type { ReactNode } from 'react';
import type { FileProblem } from './useCodeEditor.ts';

export interface LoadingProgress {
  value: number;
  max: number;
  text: string;
}

interface ProblemPanelProps<P extends FileProblem> {
  /** Accessible names of the panel and of its progress bar. */
  label: string;
  progressLabel: string;
  isHidden?: boolean;
  /** What the checker does, or what it found. */
  state: string;
  isLoading: boolean;
  progress: LoadingProgress | undefined;
  problems: readonly P[];
  onChoose: (problem: P) => void;
  /** After the state, such as the answers to an offer. */
  actions?: ReactNode;
  /** At the start of the bar, such as a button that turns the checker on. */
  toggle?: ReactNode;
  /** At the end of the bar, such as a list of keys. */
  note?: ReactNode;
}

const MAX_LISTED = 50;

/** What a checker found: its state, its progress while it is loaded, and a list of problems that lead to their code. */
export function ProblemPanel<P extends FileProblem>(props: ProblemPanelProps<P>) {
  const {
    label,
    progressLabel,
    isHidden = false,
    state,
    isLoading,
    progress,
    problems,
    onChoose,
    actions,
    toggle,
    note,
  } = props;
  return (
    <section className="code-problems" aria-label={label} hidden={isHidden}>
      <div className="code-problems-bar">
        {toggle}
        <span role="status">{state}</span>
        {actions}
        <progress aria-label={progressLabel} value={progress?.value} max={progress?.max} hidden={!isLoading} />
        <span>{isLoading && progress?.text}</span>
        {note && <span className="code-problems-note">{note}</span>}
      </div>
      <ol hidden={problems.length === 0}>
        {problems.slice(0, MAX_LISTED).map((problem, index) => (
          <li key={index} className={problem.severity === 'info' ? 'code-problem-note' : undefined}>
            <button type="button" onClick={() => onChoose(problem)}>
              <b>{`${problem.file}:${problem.line}`}</b>
              <span>{problem.message}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
