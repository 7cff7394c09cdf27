import type { RunProblem } from './describeRun.ts';

interface RunFailureProps {
  problem: RunProblem | undefined;
  className?: string | undefined;
  onGoTo: (place: { file: string; line: number }) => void;
}

/** Why code does not run, with a link to its place. Part of the page before there is a problem, so that it is announced. */
export function RunFailure({ problem, className = '', onGoTo }: RunFailureProps) {
  const { title, detail, file, line } = problem ?? {};
  return (
    <div className={`run-failure ${className}`} role="alert" hidden={!problem}>
      <strong>{title}</strong>
      {detail && <code>{detail}</code>}
      {file && (
        <button type="button" onClick={() => onGoTo({ file, line: line ?? 1 })}>
          <bdi dir="ltr">{line ? `${file}:${line}` : file}</bdi>
        </button>
      )}
    </div>
  );
}
