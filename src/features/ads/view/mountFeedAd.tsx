import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FeedAd } from '../network/readFeed.ts';
import type { AdTexts } from '../slot/settings.ts';
import { AdProvider } from './AdProvider.tsx';
import { FeedAdView } from './FeedAdView.tsx';
import { ReportedAd } from './ReportedAd.tsx';

interface Options {
  ad: FeedAd;
  label: string;
  texts: AdTexts;
  displayRatio: number;
  onCrash: () => void;
}

/** Mounts a feed ad at once and returns a function that removes it. Imported on demand, because this module loads React. */
export function mountFeedAd(place: Element, { ad, label, texts, displayRatio, onCrash }: Options): () => void {
  // The boundary reports the error; React's console message would only duplicate it.
  const root = createRoot(place, { onCaughtError: () => undefined });
  flushSync(() =>
    root.render(
      <AdProvider displayRatio={displayRatio}>
        <ReportedAd label={label} onCrash={onCrash}>
          <FeedAdView ad={ad} label={label} texts={texts} />
        </ReportedAd>
      </AdProvider>,
    ),
  );
  return () => root.unmount();
}
