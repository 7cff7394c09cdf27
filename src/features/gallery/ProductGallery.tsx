import { mark } from '#lib/hook';
import { GALLERY } from '#model/hooks';
import { textsOf } from '#services/i18n';
import type { GalleryPlace } from './Gallery.tsx';
import './gallery.css';
import { countValues, EMPTY_FILTER } from './galleryFilter.ts';
import { readGallery } from './galleryData.ts';
import { Products } from './Products.tsx';
import { GALLERY_TEXTS } from './props.ts';
import { Tile } from './Tile.tsx';
import { TileIcons } from './TileIcons.tsx';

/** All demos of a product by guide, as a document that needs no JavaScript. */
export function ProductGallery({ t, language, products, data, address, current }: GalleryPlace & { current: string }) {
  const texts = textsOf(t, GALLERY_TEXTS);
  const demos = readGallery(data, language);
  const guides = Map.groupBy(
    demos.filter(({ product }) => product === current),
    ({ guideHref }) => guideHref,
  );
  return (
    <div className="gallery" data-wide="" {...mark(GALLERY)}>
      <Products
        texts={texts}
        address={address}
        products={products}
        counts={countValues(demos, EMPTY_FILTER, 'product')}
        current={current}
      />
      <p className="gallery-note needs-script">
        <a href={`${address}?product=${current}`}>{texts.demoIndexFilterThese}</a>
      </p>
      <TileIcons />
      {[...guides].map(([href, ofGuide]) => (
        <section key={href}>
          <h2 className="gallery-heading">
            <a href={href}>{ofGuide[0]?.guide}</a> <span className="gallery-count">{ofGuide.length}</span>
          </h2>
          <ul className="gallery-wall">
            {ofGuide.map((demo) => (
              <Tile key={demo.id} demo={demo} texts={texts} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
