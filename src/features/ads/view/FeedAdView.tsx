import type { FeedAd } from '../network/readFeed.ts';
import type { AdTexts } from '../slot/settings.ts';
import { AdView } from './AdView.tsx';

interface Props {
  ad: FeedAd;
  label: string;
  texts: AdTexts;
}

/** An ad of the feed, with the pictures that tell the network it was shown. */
export function FeedAdView({ ad, label, texts }: Props) {
  const { company, description } = ad;
  // The company is text; `<` in it must not become markup on the way through the description.
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
        <img key={address} src={address} alt="" width={1} height={1} hidden fetchPriority="low" referrerPolicy="no-referrer" />
      ))}
    </div>
  );
}
