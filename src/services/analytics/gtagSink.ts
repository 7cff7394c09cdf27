import { toGtagCommand } from './gtagCommand.ts';
import type { Sink } from './track.ts';

export const GTAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** What waits while the script is on its way; a script that never arrives costs no more memory than this. */
export const MAX_WAITING = 100;

interface Options {
  measurementId: string;
  /** Puts one call into the queue of the script; may throw. */
  push: (...command: unknown[]) => void;
  /** Loads the script and says whether it came. */
  load: (address: string) => Promise<boolean>;
  now: () => Date;
}

/** Hands events to the gtag queue once its script is there. Without it nothing is kept and nothing is sent. */
export function createGtagSink({ measurementId, push, load, now }: Options): Sink {
  let waiting: (readonly unknown[])[] | undefined = [['js', now()], ['config', measurementId, { send_page_view: false }]];
  let isReady = false;

  function deliver(command: readonly unknown[]) {
    try {
      push(...command);
    } catch {
      // The queue was taken away or replaced; the event is lost and nothing else.
    }
  }

  void load(`${GTAG_SCRIPT}?id=${encodeURIComponent(measurementId)}`).then((hasCome) => {
    if (hasCome) for (const command of waiting ?? []) deliver(command);
    isReady = hasCome;
    waiting = undefined;
  });

  return (event) => {
    const command = toGtagCommand(event);
    if (isReady) deliver(command);
    else if (waiting && waiting.length < MAX_WAITING) waiting.push(command);
  };
}
