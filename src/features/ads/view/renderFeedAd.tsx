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

/** Renders a feed ad and returns a function that removes it. Imported on demand, because this module loads React. */
export function renderFeedAd(element: Element, { ad, label, texts, onCrash }: Options): () => void {
  // The boundary reports the error; React's console message would only duplicate it.
  const root = createRoot(element, { onCaughtError: () => undefined });
  root.render(
    <AdBoundary onCrash={onCrash}>
      <FeedAdView ad={ad} label={label} texts={texts} />
    </AdBoundary>,
  );
  return () => root.unmount();
}
