import { mark } from '#lib/hook';
import type { Translate } from '#services/i18n';
import { INLINE_SLOT, SHAPE } from '../hooks.ts';
import { adTexts, type NetworkSettings } from '../slot/settings.ts';
import { useAdConfig } from './AdProvider.tsx';
import './ads.css';
import type { InlinePlaceSettings } from './InlineAd.tsx';

/** A one-line ad placement, for example below a demo. Empty until `mountInlineAd` is called. */
export function InlineAdPlace({ t, network }: { t: Translate; network: NetworkSettings }) {
  const { displayRatio } = useAdConfig();
  const { feed, isLoopbackSecure } = network;
  const settings: InlinePlaceSettings = {
    feed,
    isLoopbackSecure,
    displayRatio,
    texts: adTexts(t),
    name: t('advertisement'),
  };
  return (
    <div
      className="inline-slot"
      {...mark(INLINE_SLOT, JSON.stringify(settings))}
      {...mark(SHAPE, 'inline')}
      data-print="hide"
    />
  );
}
