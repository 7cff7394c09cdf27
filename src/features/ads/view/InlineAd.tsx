import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { read } from '#lib/hook';
import { track } from '#services/analytics';
import { currentVisitor, followConsent } from '#services/privacy/browser';
import { INLINE_SLOT } from '../hooks.ts';
import { pickInHouseAd } from '../in-house/inHouseAds.ts';
import { isBackersLink } from '../network/findNetworkAd.ts';
import { fetchFeedAd } from '../network/fetchFeed.ts';
import type { FeedAd } from '../network/readFeed.ts';
import type { SlotSettings } from '../slot/settings.ts';
import { AdProvider } from './AdProvider.tsx';
import { AdView } from './AdView.tsx';
import { FeedAdView } from './FeedAdView.tsx';
import { ReportedAd } from './ReportedAd.tsx';

const NETWORK_LABEL = 'carbon-demo-inline';

export interface InlinePlaceSettings extends Pick<
  SlotSettings,
  'feed' | 'isLoopbackSecure' | 'displayRatio' | 'texts'
> {
  /** Accessible name of the landmark, in the language of the page. */
  name: string;
}

type Props = Omit<InlinePlaceSettings, 'displayRatio'>;

/** A one-line ad from the feed. Renders nothing when the feed has no ad. */
export function InlineAd({ feed, isLoopbackSecure, texts, name }: Props) {
  const ad = useFeedAd(feed, isLoopbackSecure);
  const [roll] = useState(Math.random);
  if (!ad) return null;
  const inHouse = isBackersLink(ad.link) ? pickInHouseAd(document.documentElement.lang, roll) : undefined;
  const label = inHouse?.label ?? NETWORK_LABEL;
  return (
    <ReportedAd label={label} onCrash={() => track({ type: 'ad', action: 'crash', label })}>
      <aside aria-label={name}>
        {inHouse ? <AdView {...inHouse} texts={texts} /> : <FeedAdView ad={ad} label={label} texts={texts} />}
      </aside>
    </ReportedAd>
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
  const { displayRatio, ...settings } = JSON.parse(read(INLINE_SLOT, place)) as InlinePlaceSettings;
  // The boundary reports the error; React's console message would only duplicate it.
  createRoot(place, { onCaughtError: () => undefined }).render(
    <AdProvider displayRatio={displayRatio}>
      <InlineAd {...settings} />
    </AdProvider>,
  );
}
