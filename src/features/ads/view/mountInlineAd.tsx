import { createRoot } from 'react-dom/client';
import type { SlotSettings } from '../slot/settings.ts';
import { AdProvider } from './AdProvider.tsx';
import { InlineAd } from './InlineAd.tsx';

export interface InlinePlaceSettings extends Pick<SlotSettings, 'feed' | 'isLoopbackSecure' | 'displayRatio' | 'texts'> {
  /** Name of the landmark, in the reader's language. */
  name: string;
}

/** Asks for an ad in a place the server left for one. */
export function mountInlineAd(place: HTMLElement) {
  const { name, displayRatio, ...settings } = JSON.parse(place.dataset['inlineSlot'] ?? '') as InlinePlaceSettings;
  // The boundary reports; React's own words in the console would only repeat it.
  createRoot(place, { onCaughtError: () => undefined }).render(
    <AdProvider displayRatio={displayRatio}>
      <InlineAd settings={settings} name={name} />
    </AdProvider>,
  );
}
