import type { RunState } from './createRunner.ts';

/** What a preview shows of the runs so far. Part of the state of each room that edits code, so that all behave alike. */
export interface PreviewState {
  run: RunState;
  /** The last run that failed, until one is rendered. */
  failedRun: RunState | undefined;
  /** Whether the preview shows code that has changed since. */
  isStale: boolean;
}

export const NOTHING_RUN: PreviewState = { run: { at: 'idle' }, failedRun: undefined, isStale: false };

export function reduceRun({ failedRun, isStale }: PreviewState, run: RunState): PreviewState {
  switch (run.at) {
    case 'running':
      return { run, failedRun, isStale };
    case 'idle':
    case 'rendered':
      return { ...NOTHING_RUN, run };
    default:
      return { run, failedRun: run, isStale };
  }
}
