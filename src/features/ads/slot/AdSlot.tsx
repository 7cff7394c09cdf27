import { mark } from '#lib/hook';
import { AD_SLOT, LATE } from '#model/hooks';
import type { Translate } from '#services/i18n';
import { FILLING, NETWORK } from '../hooks.ts';
import { useAdConfig } from '../view/AdProvider.tsx';
import '../view/ads.css';
import { adTexts, type NetworkSettings, type SlotSettings } from './settings.ts';

interface Props {
  t: Translate;
  network: NetworkSettings;
}

/**
 * The ad slot under the title of a page. Its space is reserved from the first paint and doesn't change in view, with or
 * without an ad; the landmark appears together with the ad. Visitors who get no ads have no slot.
 */
export function AdSlot({ t, network }: Props) {
  const { displayRatio } = useAdConfig();
  const settings: SlotSettings = { ...network, displayRatio, texts: adTexts(t) };
  return (
    <div className="slot needs-script" {...mark(AD_SLOT, JSON.stringify(settings))} {...mark(LATE)} data-print="hide">
      <aside aria-label={t('advertisement')} hidden>
        <div {...mark(NETWORK)} />
        <div {...mark(FILLING)} />
      </aside>
    </div>
  );
}
