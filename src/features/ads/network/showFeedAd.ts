import type { Delivery } from '../slot/adSlot.ts';
import type { SlotSettings } from '../slot/settings.ts';
import { findNetworkAd, isBackersLink } from './findNetworkAd.ts';
import { fetchFeedAd } from './fetchFeed.ts';

export interface FeedOptions {
  settings: SlotSettings;
  /** Analytics label for ads of the network. */
  label: string;
  /** Aborted when the user leaves the page or hides the tab. */
  leaving: AbortSignal;
  /** Aborted when the slot stops, which removes the ad. */
  stopping: AbortSignal;
  /** Whether the slot would still show an ad. */
  isAwaited: () => boolean;
  onDelivery: (delivered: Delivery) => void;
  /** Our component for the ad threw. */
  onCrash: () => void;
}

/** Mounts the feed's ad, if the slot still waits for one, and tells the slot. React is loaded only if there is an ad. */
export async function showFeedAd(place: Element, address: string, options: FeedOptions) {
  const { settings, label, leaving, stopping, isAwaited, onDelivery, onCrash } = options;
  const { texts, displayRatio, isLoopbackSecure } = settings;
  const ad = await fetchFeedAd({ address, signal: leaving, isLoopbackSecure });
  if (!ad || !isAwaited()) return;
  if (isBackersLink(ad.link)) return onDelivery('backers');
  const { mountFeedAd } = await import('../view/mountFeedAd.tsx');
  if (!isAwaited()) return;
  const unmount = mountFeedAd(place, { ad, label, texts, displayRatio, onCrash });
  const found = findNetworkAd(place);
  // The ad crashed, or the stylesheet of a blocker hides it.
  if (found === 'nothing') return unmount();
  stopping.addEventListener('abort', unmount);
  onDelivery(found);
}
