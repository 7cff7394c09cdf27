import { INITIAL_SLOT, isPolling, nextAdSlot, POLL_INTERVAL_MS, type AdSlot, type AdSlotEvent, type Finding } from './adSlot.ts';

interface World {
  /** What of the network is on the page now. */
  look: () => Finding;
  roll: () => number;
  /** Calls back again and again until it is stopped. */
  repeat: (callback: () => void, intervalMs: number) => () => void;
  /** Told whenever the slot stands for something else. */
  show: (slot: AdSlot) => void;
}

/** Runs the slot machine in time: the first look at once, then one each interval while there is reason to look. */
export function driveSlot({ look, roll, repeat, show }: World) {
  let slot = INITIAL_SLOT;
  let stop: (() => void) | undefined;

  function send(event: AdSlotEvent) {
    const before = slot;
    slot = nextAdSlot(slot, event);
    if (!isPolling(slot)) pause();
    if (!isSameContent(before, slot)) show(slot);
  }

  function poll() {
    send({ type: 'poll', found: look(), roll: roll() });
  }

  function pause() {
    stop?.();
    stop = undefined;
  }

  /** Going on after a pause waits a whole interval: a tab that was hidden for an hour makes up for nothing. */
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
    crash: () => send({ type: 'crash' }),
  };
}

function isSameContent(a: AdSlot, b: AdSlot) {
  const shownIn = (slot: AdSlot) => (slot.at === 'blocked' ? slot.show : undefined);
  return a.at === b.at && shownIn(a) === shownIn(b);
}
