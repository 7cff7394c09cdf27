import { toGtagCommand } from './gtagCommand.ts';
import type { Sink } from './track.ts';

export const GTAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** Maximum number of queued commands, which bounds the memory if the script never loads. */
export const MAX_QUEUED = 100;

interface Options {
  measurementId: string;
  /** Pushes a command to the script's queue; may throw. */
  push: (...command: unknown[]) => void;
  /** Loads the script and resolves to whether it succeeded. */
  load: (address: string) => Promise<boolean>;
  now: () => Date;
}

/** Passes events to the gtag queue once its script is loaded. If the script fails, events are dropped. */
export function createGtagSink({ measurementId, push, load, now }: Options): Sink {
  let queued: (readonly unknown[])[] | undefined = [['js', now()], ['config', measurementId, { send_page_view: false }]];
  let isReady = false;

  function deliver(command: readonly unknown[]) {
    try {
      push(...command);
    } catch {
      // The queue was removed or replaced; drop the event.
    }
  }

  void load(`${GTAG_SCRIPT}?id=${encodeURIComponent(measurementId)}`).then((isLoaded) => {
    if (isLoaded) for (const command of queued ?? []) deliver(command);
    isReady = isLoaded;
    queued = undefined;
  });

  return (event) => {
    const command = toGtagCommand(event);
    if (isReady) deliver(command);
    else if (queued && queued.length < MAX_QUEUED) queued.push(command);
  };
}
