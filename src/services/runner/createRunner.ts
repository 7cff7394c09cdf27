import type { PlaygroundFile } from '#model/playground';
import type { ConsoleEntry, Failure, Look } from './protocol.ts';
import { startRun, type Run, type RunEvents } from './startRun.ts';

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
 * next is rendered without a fault. Browsers may keep both frames in one process, where a loop in one holds up the other:
 * then both go, and the last good one is started again.
 */
export function createRunner({ stage, title, look: firstLook, onState, onConsole }: RunnerOptions): Runner {
  let look = firstLook;
  let shown: Run | undefined;
  let shownFiles: readonly PlaygroundFile[] = [];
  let next: Run | undefined;
  let isNextToBlame = false;

  function show(run: Run, files: readonly PlaygroundFile[]) {
    shown?.end();
    shown = run;
    shownFiles = files;
    delete run.frame.dataset[PREPARING];
    run.frame.inert = false;
  }

  function end() {
    next?.end();
    shown?.end();
    next = undefined;
    shown = undefined;
  }

  function start(files: readonly PlaygroundFile[], on: Pick<RunEvents, 'onRendered' | 'onFailed' | 'onStuck' | 'onUnreachable'>): Run {
    const run: Run = startRun(stage, title, files, look, { ...on, onConsole: (entry) => (run === next || run === shown) && onConsole(entry) });
    run.frame.dataset[PREPARING] = '';
    run.frame.inert = true;
    return run;
  }

  function run(files: readonly PlaygroundFile[]) {
    next?.end();
    isNextToBlame = false;
    onConsole('cleared');
    onState({ at: 'running' });
    const started = start(files, {
      onRendered: () => {
        if (started !== next) return;
        next = undefined;
        show(started, files);
        onState({ at: 'rendered' });
      },
      onFailed: (failure) => {
        if (started === next) {
          started.end();
          next = undefined;
        }
        onState({ at: 'failed', failure });
      },
      onStuck: () => (started === shown ? loseShown() : loseNext()),
      onUnreachable: () => {
        next = undefined;
        onState({ at: 'unreachable' });
      },
    });
    next = started;
  }

  function loseNext() {
    next = undefined;
    isNextToBlame = true;
    onState({ at: 'stuck' });
  }

  function loseShown() {
    shown = undefined;
    const wasHeldUp = isNextToBlame || next !== undefined;
    next?.end();
    next = undefined;
    onState({ at: 'stuck' });
    if (wasHeldUp) restore(shownFiles);
  }

  /** Brings back what was there; the state still tells what happened to the run after it. */
  function restore(files: readonly PlaygroundFile[]) {
    isNextToBlame = false;
    const restored = start(files, {
      onRendered: () => (shown ? restored.end() : show(restored, files)),
      onFailed: () => restored !== shown && restored.end(),
      onStuck: () => {
        if (restored === shown) loseShown();
      },
      onUnreachable: () => undefined,
    });
  }

  return {
    run,
    setLook(chosen) {
      look = chosen;
      shown?.setLook(chosen);
      next?.setLook(chosen);
    },
    stop() {
      end();
      onState({ at: 'idle' });
    },
  };
}
