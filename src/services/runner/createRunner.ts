import type { PlaygroundFile } from '#model/playground';
import type { ConsoleEntry, Failure, Look } from './protocol.ts';
import { startRun, type Run, type RunEvents } from './startRun.ts';

/** The state of the current run. */
export type RunState =
  | { at: 'idle' }
  | { at: 'running' }
  | { at: 'rendered' }
  | { at: 'failed'; failure: Failure }
  | { at: 'stuck' }
  | { at: 'unreachable' };

export interface RunnerOptions {
  /** Container of the frames. */
  stage: HTMLElement;
  /** Accessible name of the preview. */
  title: string;
  look: Look;
  onState: (state: RunState) => void;
  /** Receives `cleared` at the start of each run. */
  onConsole: (entry: ConsoleEntry | 'cleared') => void;
}

export interface Runner {
  run: (files: readonly PlaygroundFile[]) => void;
  setLook: (look: Look) => void;
  stop: () => void;
}

/**
 * Each run uses a new frame, so that no state is left over. The last successful frame stays visible until the next one has
 * rendered without errors. Browsers may run both frames in one process, where an endless loop in one blocks the other; then
 * both are removed and the last successful run is restarted.
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
    run.frame.inert = false;
  }

  function end() {
    next?.end();
    shown?.end();
    next = undefined;
    shown = undefined;
  }

  function start(
    files: readonly PlaygroundFile[],
    on: Pick<RunEvents, 'onRendered' | 'onFailed' | 'onStuck' | 'onUnreachable'>,
  ): Run {
    const run: Run = startRun(stage, title, files, look, {
      ...on,
      onConsole: (entry) => (run === next || run === shown) && onConsole(entry),
    });
    // Invisible until it has rendered.
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
    const wasBlocked = isNextToBlame || next !== undefined;
    next?.end();
    next = undefined;
    onState({ at: 'stuck' });
    if (wasBlocked) restore(shownFiles);
  }

  /** Restarts the last successful run without changing the reported state. */
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
