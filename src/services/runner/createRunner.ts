import type { PlaygroundFile } from '#model/playground';
import type { ConsoleEntry, Failure, Look } from './protocol.ts';
import { startRun, type Run } from './startRun.ts';

/** What a run came to. */
export type RunState =
  | { at: 'idle' }
  | { at: 'running' }
  | { at: 'rendered' }
  | { at: 'failed'; failure: Failure }
  | { at: 'stuck' }
  | { at: 'unreachable' };

export interface RunnerOptions {
  /** Where frames are put; the one that is shown fills it. */
  stage: HTMLElement;
  /** Names the preview for those who cannot see it. */
  title: string;
  look: Look;
  onState: (state: RunState) => void;
  /** A new run begins with an empty console. */
  onConsole: (entry: ConsoleEntry | 'cleared') => void;
}

export interface Runner {
  run: (files: readonly PlaygroundFile[]) => void;
  setLook: (look: Look) => void;
  stop: () => void;
}

const PREPARING = 'preparing';

/**
 * Each run has a frame of its own, so nothing of the last one is left over. The last good one stays in view until the
 * next is rendered without a fault.
 */
export function createRunner({ stage, title, look: firstLook, onState, onConsole }: RunnerOptions): Runner {
  let look = firstLook;
  let shown: Run | undefined;
  let next: Run | undefined;

  function discard(run: Run) {
    run.end();
    if (next === run) next = undefined;
  }

  function start(files: readonly PlaygroundFile[]) {
    if (next) discard(next);
    onConsole('cleared');
    onState({ at: 'running' });
    const run: Run = startRun(stage, title, files, look, {
      onConsole: (entry) => (run === next || run === shown) && onConsole(entry),
      onRendered: () => {
        if (run !== next) return;
        shown?.end();
        shown = run;
        next = undefined;
        run.frame.removeAttribute(`data-${PREPARING}`);
        run.frame.inert = false;
        onState({ at: 'rendered' });
      },
      onFailed: (failure) => {
        if (run === next) discard(run);
        onState({ at: 'failed', failure });
      },
      onStuck: () => {
        if (run === shown) shown = undefined;
        if (run === next) next = undefined;
        onState({ at: 'stuck' });
      },
      onUnreachable: () => {
        if (run === next) next = undefined;
        onState({ at: 'unreachable' });
      },
    });
    run.frame.dataset[PREPARING] = '';
    run.frame.inert = true;
    next = run;
  }

  return {
    run: start,
    setLook(chosen) {
      look = chosen;
      shown?.setLook(chosen);
      next?.setLook(chosen);
    },
    stop() {
      next?.end();
      shown?.end();
      next = undefined;
      shown = undefined;
      onState({ at: 'idle' });
    },
  };
}
