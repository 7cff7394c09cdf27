/** State machine of the ad slot (specification §4, "Ad slot"). Pure: time, randomness and the DOM arrive as events. */
export const POLL_INTERVAL_MS = 500;
export const MAX_TRIES = 30;
export const BLOCKER_AFTER_TRIES = 6;
export const MESSAGE_SHARE = 0.2;

export type AdSlot =
  | { at: 'waiting' }
  | { at: 'checking'; tries: number }
  | { at: 'blocked'; tries: number; show: 'message' | 'in-house' }
  /** No network is configured, or it delivered only its house link. */
  | { at: 'in-house' }
  | { at: 'network' }
  /** The visitor is a bot or saves data, or the ad crashed. */
  | { at: 'off' };

/** What the network delivers: an ad, or only its house link to the backers page. */
export type Delivery = 'ad' | 'backers';

/** What a poll finds in the network's placement. */
export type Finding = 'nothing' | Delivery;

export type AdSlotEvent =
  | { type: 'start'; isServed: boolean; hasNetwork: boolean }
  | { type: 'poll'; found: Finding; roll: number }
  /** The feed has answered; only a script has to be polled for. */
  | { type: 'feed'; delivered: Delivery }
  | { type: 'crash' };

type PollingSlot = Extract<AdSlot, { tries: number }>;

export const INITIAL_SLOT: AdSlot = { at: 'waiting' };

/** A blocked slot keeps polling too, because a late network ad replaces its content. After the last poll it is ignored. */
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
    case 'feed':
      return isPolling(slot) ? filledWith(event.delivered) : slot;
    case 'crash':
      return slot.at === 'off' ? slot : { at: 'off' };
  }
}

function filledWith(delivered: Delivery): AdSlot {
  return { at: delivered === 'ad' ? 'network' : 'in-house' };
}

function afterPoll(slot: PollingSlot, found: Finding, roll: number): AdSlot {
  if (found !== 'nothing') return filledWith(found);

  const tries = slot.tries + 1;
  if (slot.at === 'blocked') return { ...slot, tries };
  if (tries <= BLOCKER_AFTER_TRIES) return { at: 'checking', tries };
  return { at: 'blocked', tries, show: roll < MESSAGE_SHARE ? 'message' : 'in-house' };
}
