import type { Language, Translate } from '#services/i18n';
import { inHouseAds } from '../in-house/inHouseAds.ts';
import { AdView } from '../view/AdView.tsx';
import { FILLINGS } from './fillings.ts';
import { adTexts } from './settings.ts';

interface Props {
  t: Translate;
  language: Language;
}

/** Templates the slot shows when no network has an ad. They are prerendered, so showing one needs no React. */
export function InHouseAds({ t, language }: Props) {
  const texts = adTexts(t);
  return (
    <>
      <template id={FILLINGS.message}>
        <p className="slot-message">{t('adMessage')}</p>
      </template>
      <template id={FILLINGS['in-house']}>
        {inHouseAds(language).map((ad) => (
          <AdView key={ad.name} {...ad} texts={texts} />
        ))}
      </template>
    </>
  );
}
