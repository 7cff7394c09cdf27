import { toGtagCommand } from './gtagCommand.ts';
import type { Sink } from './track.ts';

const GTAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** Maximum number of queued commands, which bounds the memory if the script never loads. */
export const MAX_QUEUED = 100;

/** The four signals of Google's Consent Mode v2. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
/** The other three signals are for Google's ads, which this site doesn't have. */
const GRANTED = { analytics_storage: 'granted' };

interface Options {
  measurementId: string;
  /** Pushes a command to the script's queue; may throw. */
  push: (...command: unknown[]) => void;
  /** Loads the script and resolves to whether it succeeded. */
  load: (address: string) => Promise<boolean>;
  /** Turns off what the script sends on its own. */
  setDisabled: (isDisabled: boolean) => void;
  now: () => Date;
}

interface Gtag {
  sink: Sink;
  setAllowed: (isAllowed: boolean) => void;
}

/**
 * Passes events to the gtag queue once its script is loaded. If the script fails, events are dropped. Create it only with
 * the visitor's consent, and report changes of that consent to `setAllowed`.
 */
export function createGtagSink({ measurementId, push, load, setDisabled, now }: Options): Gtag {
  const setup = [
    ['consent', 'default', DENIED],
    ['consent', 'update', GRANTED],
    ['js', now()],
    ['config', measurementId, { send_page_view: false }],
  ] as const;
  let queued: (readonly unknown[])[] | undefined = [...setup];
  let isReady = false;

  function deliver(command: readonly unknown[]) {
    try {
      push(...command);
    } catch {
      // The queue was removed or replaced; drop the event.
    }
  }

  function send(command: readonly unknown[]) {
    if (isReady) deliver(command);
    else if (queued && queued.length < MAX_QUEUED) queued.push(command);
  }

  void load(`${GTAG_SCRIPT}?id=${encodeURIComponent(measurementId)}`).then((isLoaded) => {
    if (isLoaded) for (const command of queued ?? []) deliver(command);
    isReady = isLoaded;
    queued = undefined;
  });

  return {
    sink: (event) => send(toGtagCommand(event)),
    setAllowed(isAllowed) {
      setDisabled(!isAllowed);
      if (!isAllowed) queued?.splice(setup.length);
      send(['consent', 'update', isAllowed ? GRANTED : DENIED]);
    },
  };
}
