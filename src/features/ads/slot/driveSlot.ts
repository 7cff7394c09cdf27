import {
  INITIAL_SLOT,
  isPolling,
  nextAdSlot,
  POLL_INTERVAL_MS,
  type AdSlot,
  type AdSlotEvent,
  type Delivery,
  type Finding,
} from './adSlot.ts';

interface World {
  /** Checks the page for the ad of the network's script. */
  find: () => Finding;
  roll: () => number;
  /** Calls back at the interval until the returned function is called. */
  repeat: (callback: () => void, intervalMs: number) => () => void;
  /** Called whenever the content of the slot changes. */
  show: (slot: AdSlot) => void;
}

/** Runs the state machine on a timer: polls immediately, then at each interval until the machine stops polling. */
export function driveSlot({ find, roll, repeat, show }: World) {
  let slot = INITIAL_SLOT;
  let stop: (() => void) | undefined;

  function send(event: AdSlotEvent) {
    const before = slot;
    slot = nextAdSlot(slot, event);
    if (!isPolling(slot)) pause();
    if (!isSameContent(before, slot)) show(slot);
  }

  function poll() {
    send({ type: 'poll', found: find(), roll: roll() });
  }

  function pause() {
    stop?.();
    stop = undefined;
  }

  /** Waits a full interval before the next poll. Polls missed while the tab was hidden are not made up. */
  function resume() {
    if (isPolling(slot)) stop ??= repeat(poll, POLL_INTERVAL_MS);
  }

  return {
    start(visit: { isServed: boolean; hasNetwork: boolean }) {
      if (slot.at !== 'waiting') return;
      send({ type: 'start', ...visit });
      if (isPolling(slot)) poll();
      resume();
    },
    pause,
    resume,
    /** Whether an ad would still be shown. */
    isAwaiting: () => isPolling(slot),
    receive: (delivered: Delivery) => send({ type: 'feed', delivered }),
    crash: () => send({ type: 'crash' }),
  };
}

function isSameContent(a: AdSlot, b: AdSlot) {
  const shownIn = (slot: AdSlot) => (slot.at === 'blocked' ? slot.show : undefined);
  return a.at === b.at && shownIn(a) === shownIn(b);
}
