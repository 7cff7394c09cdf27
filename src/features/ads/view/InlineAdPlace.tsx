import type { Translate } from '#services/i18n';
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
    <div className="inline-slot" data-inline-slot={JSON.stringify(settings)} data-shape="inline" data-print="hide" />
  );
}
