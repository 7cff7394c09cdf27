import { createRoot } from 'react-dom/client';
import type { FeedAd } from '../network/readFeed.ts';
import type { AdTexts } from '../slot/settings.ts';
import { AdBoundary } from './AdBoundary.tsx';
import { FeedAdView } from './FeedAdView.tsx';

interface Options {
  ad: FeedAd;
  label: string;
  texts: AdTexts;
  onCrash: () => void;
}

/** Shows an ad of the feed; returns what removes it. This module brings React, so it is fetched when there is an ad. */
export function renderFeedAd(element: Element, { ad, label, texts, onCrash }: Options): () => void {
  // The boundary reports; React's own words in the console would only repeat it.
  const root = createRoot(element, { onCaughtError: () => undefined });
  root.render(
    <AdBoundary onCrash={onCrash}>
      <FeedAdView ad={ad} label={label} texts={texts} />
    </AdBoundary>,
  );
  return () => root.unmount();
}
