import type { SlotSettings } from '../slot/settings.ts';
import { isBackersLink } from './findNetworkAd.ts';
import { fetchFeedAd } from './fetchFeed.ts';

interface Options {
  settings: SlotSettings;
  label: string;
  signal: AbortSignal;
  onBackers: () => void;
  onCrash: () => void;
}

/** Renders the feed's ad where a network script would insert its own. */
export async function placeFeedAd(place: Element, address: string, { settings, label, signal, onBackers, onCrash }: Options) {
  const ad = await fetchFeedAd({ address, signal, isLoopbackSecure: settings.isLoopbackSecure });
  if (!ad) return;
  if (isBackersLink(ad.link)) return onBackers();
  const { renderFeedAd } = await import('../view/renderFeedAd.tsx');
  const remove = renderFeedAd(place, {
    ad,
    label,
    texts: settings.texts,
    onCrash: () => {
      remove();
      onCrash();
    },
  });
}
