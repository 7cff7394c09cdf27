import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { track } from '#services/analytics';
import { currentVisitor, followConsent } from '#services/privacy/browser';
import { pickInHouseAd } from '../in-house/inHouseAds.ts';
import { isBackersLink } from '../network/findNetworkAd.ts';
import { fetchFeedAd } from '../network/fetchFeed.ts';
import type { FeedAd } from '../network/readFeed.ts';
import { createDisplayReporter } from '../slot/displayEvent.ts';
import type { SlotSettings } from '../slot/settings.ts';
import { AdBoundary } from './AdBoundary.tsx';
import { AdProvider, useAdConfig } from './AdProvider.tsx';
import { AdView } from './AdView.tsx';
import { FeedAdView } from './FeedAdView.tsx';

const LABEL = 'carbon-demo-inline';

export interface InlinePlaceSettings extends Pick<SlotSettings, 'feed' | 'isLoopbackSecure' | 'displayRatio' | 'texts'> {
  /** Accessible name of the landmark, in the language of the page. */
  name: string;
}

interface Props {
  settings: Pick<SlotSettings, 'feed' | 'isLoopbackSecure' | 'texts'>;
  /** Accessible name of the landmark, in the language of the page. */
  name: string;
}

/** A one-line ad from the feed. Renders nothing when the feed has no ad. */
export function InlineAd(props: Props) {
  return (
    <AdBoundary onCrash={() => track({ type: 'ad', action: 'crash', label: LABEL })}>
      <FedAd {...props} />
    </AdBoundary>
  );
}

function FedAd({ settings, name }: Props) {
  const { displayRatio } = useAdConfig();
  const ad = useFeedAd(settings.feed, settings.isLoopbackSecure);
  const isShown = ad !== undefined;
  const [roll] = useState(Math.random);

  useEffect(() => {
    if (!isShown) return undefined;
    const report = createDisplayReporter({
      ratio: displayRatio,
      roll: Math.random,
      report: (label) => track({ type: 'ad', action: 'display', label }),
    });
    report(LABEL);
    return () => report(undefined);
  }, [isShown, displayRatio]);

  if (!ad) return null;
  return (
    <aside aria-label={name}>
      {isBackersLink(ad.link) ? (
        <AdView {...pickInHouseAd(document.documentElement.lang, roll)} texts={settings.texts} />
      ) : (
        <FeedAdView ad={ad} label={LABEL} texts={settings.texts} />
      )}
    </aside>
  );
}

/** Fetches an ad once the visitor allows it. Leaving the page, hiding the tab, unmounting and a no abort the request. */
function useFeedAd(address: string | undefined, isLoopbackSecure: boolean | undefined): FeedAd | undefined {
  const [ad, setAd] = useState<FeedAd>();

  useEffect(() => {
    const { isBot, savesData } = currentVisitor();
    if (!address || isBot || savesData) return undefined;
    let request: AbortController | undefined;
    const stopWhenHidden = () => document.visibilityState === 'hidden' && request?.abort();
    document.addEventListener('visibilitychange', stopWhenHidden);
    const stopFollowing = followConsent((isAllowed) => {
      request?.abort();
      if (!isAllowed) return setAd(undefined);
      const { signal } = (request = new AbortController());
      void fetchFeedAd({ address, signal, isLoopbackSecure }).then((found) => {
        if (!signal.aborted) setAd(found);
      });
    });
    return () => {
      stopFollowing();
      document.removeEventListener('visibilitychange', stopWhenHidden);
      request?.abort();
    };
  }, [address, isLoopbackSecure]);

  return ad;
}

/** Mounts an inline ad into a placement rendered by the server. */
export function mountInlineAd(place: HTMLElement) {
  const { name, displayRatio, ...settings } = JSON.parse(place.dataset['inlineSlot'] ?? '') as InlinePlaceSettings;
  // The boundary reports the error; React's console message would only duplicate it.
  createRoot(place, { onCaughtError: () => undefined }).render(
    <AdProvider displayRatio={displayRatio}>
      <InlineAd settings={settings} name={name} />
    </AdProvider>,
  );
}
