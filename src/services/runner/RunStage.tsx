import type { CSSProperties, ReactNode, Ref } from 'react';
import styles from './run.css?url';

interface RunStageProps {
  /** The runner puts its frames there. */
  ref: Ref<HTMLDivElement>;
  className?: string | undefined;
  style?: CSSProperties;
  /** Dims what is shown. */
  isStale: boolean;
  children?: ReactNode;
}

/** Where the preview of code runs. Its size comes from the room. */
export function RunStage({ ref, className = '', style, isStale, children }: RunStageProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="room" />
      <div ref={ref} className={`run-stage ${isStale ? 'run-stale' : ''} ${className}`} style={style}>
        {children}
      </div>
    </>
  );
}
