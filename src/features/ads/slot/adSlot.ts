/** State machine of the ad slot (specification §4, "Ad slot"). Pure: time, randomness and the DOM arrive as events. */
export const POLL_INTERVAL_MS = 500;
export const MAX_TRIES = 30;
export const BLOCKER_AFTER_TRIES = 6;
export const MESSAGE_SHARE = 0.2;

export type AdSlot =
  | { at: 'waiting' }
  | { at: 'checking'; tries: number }
  | { at: 'blocked'; tries: number; show: 'message' | 'in-house' }
  /** No network is configured, or it returned only its house link to the backers page. */
  | { at: 'in-house' }
  | { at: 'network' }
  /** The visitor is a bot or saves data, or the ad crashed. */
  | { at: 'off' };

/** What a poll finds in the network's placement. */
export type Finding = 'nothing' | 'ad' | 'backers';

export type AdSlotEvent =
  | { type: 'start'; isServed: boolean; hasNetwork: boolean }
  | { type: 'poll'; found: Finding; roll: number }
  | { type: 'crash' };

type PollingSlot = Extract<AdSlot, { tries: number }>;

export const INITIAL_SLOT: AdSlot = { at: 'waiting' };

/** A blocked slot keeps polling too, because a late network ad replaces its content. */
export function isPolling(slot: AdSlot): slot is PollingSlot {
  return 'tries' in slot && slot.tries < MAX_TRIES;
}

export function nextAdSlot(slot: AdSlot, event: AdSlotEvent): AdSlot {
  switch (event.type) {
    case 'start':
      if (slot.at !== 'waiting') return slot;
      if (!event.isServed) return { at: 'off' };
      return event.hasNetwork ? { at: 'checking', tries: 0 } : { at: 'in-house' };
    case 'poll':
      return isPolling(slot) ? afterPoll(slot, event.found, event.roll) : slot;
    case 'crash':
      return slot.at === 'off' ? slot : { at: 'off' };
  }
}

function afterPoll(slot: PollingSlot, found: Finding, roll: number): AdSlot {
  if (found === 'ad') return { at: 'network' };
  if (found === 'backers') return { at: 'in-house' };

  const tries = slot.tries + 1;
  if (slot.at === 'blocked') return { ...slot, tries };
  if (tries <= BLOCKER_AFTER_TRIES) return { at: 'checking', tries };
  return { at: 'blocked', tries, show: roll < MESSAGE_SHARE ? 'message' : 'in-house' };
}
