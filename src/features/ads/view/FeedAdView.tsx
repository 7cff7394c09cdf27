import type { FeedAd } from '../network/readFeed.ts';
import type { AdTexts } from '../slot/settings.ts';
import { AdView } from './AdView.tsx';

interface Props {
  ad: FeedAd;
  label: string;
  texts: AdTexts;
}

/** A feed ad with its tracking pixels. */
export function FeedAdView({ ad, label, texts }: Props) {
  const { company, description } = ad;
  // The company is plain text; escape it, because the description is parsed as HTML.
  const name = company.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return (
    <div className="carbonads">
      <AdView
        name={company}
        link={ad.link}
        img={ad.image}
        description={name ? `<b>${name}</b> - ${description}` : description}
        poweredby="Carbon"
        label={label}
        texts={texts}
      />
      {ad.pixels.map((address) => (
        <img
          key={address}
          src={address}
          alt=""
          width={1}
          height={1}
          hidden
          fetchPriority="low"
          referrerPolicy="no-referrer"
        />
      ))}
    </div>
  );
}
