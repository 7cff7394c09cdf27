import { adClickAttributes } from '#model/clicks';
import type { AdTexts } from '../slot/settings.ts';
import { RichText } from './RichText.tsx';

interface AdViewProps {
  /** Alternative text of the image. */
  name: string;
  link: string;
  img?: string | undefined;
  description: string;
  poweredby: string;
  label: string;
  texts: AdTexts;
}

/**
 * An in-house or feed ad. It contains the markup of both shapes; `data-shape` on an ancestor selects an image beside the
 * text or a single line. Class names avoid ad-related words, or blockers would hide in-house ads too.
 */
export function AdView({ name, link, img, description, poweredby, label, texts }: AdViewProps) {
  return (
    <div className="slot-card">
      <a
        className="slot-link"
        href={link}
        target="_blank"
        rel="sponsored noopener noreferrer"
        {...adClickAttributes(label)}
      >
        <span className="slot-picture">
          {img ? (
            // Lazy, because a one-line ad hides the image and must not load it.
            <img
              src={img}
              alt={name}
              width={130}
              height={100}
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
            />
          ) : (
            name
          )}
        </span>
        <span className="slot-text">
          <span className="slot-tag">{texts.tag}</span>
          <RichText html={description} />
          <span className="slot-call">{texts.call}</span>
        </span>
      </a>
      <p className="slot-by">{texts.by.replace('{name}', () => poweredby)}</p>
    </div>
  );
}
