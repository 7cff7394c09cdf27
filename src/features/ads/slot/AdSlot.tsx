import type { Language, Translate } from '#services/i18n';
import { inHouseAds } from '../in-house/inHouseAds.ts';
import { useAdConfig } from '../view/AdProvider.tsx';
import { AdView } from '../view/AdView.tsx';
import '../view/ads.css';
import { adTexts, type NetworkSettings, type SlotSettings } from './settings.ts';

interface Props {
  t: Translate;
  language: Language;
  network: NetworkSettings;
}

/**
 * The place of the ad under the title of a page. Its room is reserved from the first paint and stays the same whatever
 * comes, or does not come, into it; the landmark appears with the ad. Our own ads lie ready as templates, so showing one
 * takes neither React nor a request.
 */
export function AdSlot({ t, language, network }: Props) {
  const { displayRatio } = useAdConfig();
  const texts = adTexts(t);
  const settings: SlotSettings = { ...network, displayRatio, texts };
  return (
    <div className="slot needs-script" data-slot={JSON.stringify(settings)} data-late="" data-print="hide">
      <aside aria-label={t('advertisement')} hidden>
        <div data-slot-network="" />
        <div data-slot-filling="" />
      </aside>
      <template data-filling="message">
        <p className="slot-message">{t('adMessage')}</p>
      </template>
      {inHouseAds(language).map((ad) => (
        <template key={ad.name} data-filling="in-house">
          <AdView {...ad} texts={texts} />
        </template>
      ))}
    </div>
  );
}
