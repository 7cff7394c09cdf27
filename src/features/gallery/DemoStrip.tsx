import { fillIn } from '#lib/fill-in';
import { mark } from '#lib/hook';
import type { ApiFolder } from '#model/api-folders';
import { DEMO_INDEX_PATH } from '#model/demo';
import { DEMO_PICTURE_SIZE } from '#model/demo-picture';
import { EXPLORER_PATH } from '#model/explorer';
import { GALLERY } from '#model/hooks';
import { picturesOf, readDemoUsage, readShownDemos } from '#services/api-reference';
import type { Translate } from '#services/i18n';
import { ModeImage } from '#ui';
import './gallery.css';

interface DemoStripProps {
  /** A product; all of them by default. */
  of?: ApiFolder;
  around: { t: Translate; hrefOf: (path: string) => string };
}

/** Pictures of some demos, and a link to all of them. */
export function DemoStrip({ of: product, around: { t, hrefOf } }: DemoStripProps) {
  const count = readDemoUsage().filter(({ demo }) => !product || demo.startsWith(`${product}/`)).length;
  const index = hrefOf(DEMO_INDEX_PATH);
  return (
    <div className="gallery gallery-strip" data-wide="" {...mark(GALLERY, '')}>
      <ul className="gallery-wall">
        {readShownDemos(product).map((demo) => {
          const pictures = picturesOf(demo);
          return (
            <li key={demo.demo} className="gallery-tile">
              <div className="gallery-picture">{pictures && <ModeImage {...pictures} {...DEMO_PICTURE_SIZE} />}</div>
              <a className="gallery-title" href={`${hrefOf(demo.page)}#${demo.name}`}>
                {demo.title}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="gallery-note">
        <a href={product ? `${index}?product=${product}` : index}>{fillIn(t('gallerySeeAll'), { count })}</a>
        {' · '}
        <a href={hrefOf(EXPLORER_PATH)}>{t('explorerTitle')}</a>
      </p>
    </div>
  );
}
