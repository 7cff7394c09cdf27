import { fillIn } from '#lib/fill-in';
import { mark } from '#lib/hook';
import type { ApiFolder } from '#model/api-folders';
import { DEMO_INDEX_PATH, type DemoUsage } from '#model/demo';
import { DEMO_PICTURE_SIZE, pathOfDemoPicture } from '#model/demo-picture';
import { EXPLORER_PATH } from '#model/explorer';
import { GALLERY } from '#model/hooks';
import { planOfImports } from '#model/package-plan';
import { readDemoUsage } from '#services/api-reference';
import type { Translate } from '#services/i18n';
import { ModeImage } from '#ui';
import './gallery.css';

interface DemoStripProps {
  /** A product; all of them by default. */
  of?: ApiFolder;
  around: { t: Translate; hrefOf: (path: string) => string };
}

/** Two rows of four. */
const SHOWN = 8;

/**
 * Pictures of some demos, each the first one of its guide, and a link to all of them. Commercial demos run without a license
 * key, so their pictures have a watermark and are left to the gallery.
 */
export function DemoStrip({ of: product, around: { t, hrefOf } }: DemoStripProps) {
  const demos = readDemoUsage().filter(({ demo }) => !product || demo.startsWith(`${product}/`));
  const index = hrefOf(DEMO_INDEX_PATH);
  return (
    <div className="gallery gallery-strip" data-wide="" {...mark(GALLERY, '')}>
      <ul className="gallery-wall">
        {spread(firstOfGuides(demos.filter(isFree)), SHOWN).map(({ demo, page, name, title, picture = '' }) => {
          const pictured = { page, name };
          return (
            <li key={demo} className="gallery-tile">
              <div className="gallery-picture">
                <ModeImage
                  light={pathOfDemoPicture(pictured, picture, 'light')}
                  dark={pathOfDemoPicture(pictured, picture, 'dark')}
                  {...DEMO_PICTURE_SIZE}
                />
              </div>
              <a className="gallery-title" href={`${hrefOf(page)}#${name}`}>
                {title}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="gallery-note">
        <a href={product ? `${index}?product=${product}` : index}>
          {fillIn(t('gallerySeeAll'), { count: demos.length })}
        </a>
        {' · '}
        <a href={hrefOf(EXPLORER_PATH)}>{t('explorerTitle')}</a>
      </p>
    </div>
  );
}

const isFree = ({ components }: DemoUsage) => !planOfImports(components.map((component) => component.package));

function firstOfGuides(demos: readonly DemoUsage[]): DemoUsage[] {
  const guides = Map.groupBy(demos, ({ page }) => page);
  return [...guides.values()].flatMap(([first]) => (first?.picture ? [first] : []));
}

/** Some of a list, at equal distances. */
function spread<T>(list: readonly T[], count: number): T[] {
  return list.filter(
    (_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  );
}
