import { mark } from '#lib/hook';
import { GALLERY } from '#model/hooks';
import { textsOf, type Translate } from '#services/i18n';
import { RoomProps } from '#services/parts';
import './gallery.css';
import { type GalleryData, readGallery } from './galleryData.ts';
import { GALLERY_ID, GALLERY_TEXTS, type GalleryProduct } from './props.ts';
import { Wall } from './Wall.tsx';

export interface GalleryPlace {
  t: Translate;
  language: string;
  products: readonly GalleryProduct[];
  data: GalleryData;
  /** The address of the wall, and of its data for the browser. */
  address: string;
  dataAddress: string;
  explorerHref: string;
}

/** The wall of all demos, with its first page. Without JavaScript, its products lead to the others. */
export function Gallery({ t, language, products, data, address, dataAddress, explorerHref }: GalleryPlace) {
  const props = { texts: textsOf(t, GALLERY_TEXTS), products, address };
  return (
    <>
      <p className="gallery-note">
        <a href={explorerHref}>{t('explorerTitle')}</a>: {t('explorerOverview')}
      </p>
      <div id={GALLERY_ID} {...mark(GALLERY, dataAddress)}>
        <Wall {...props} demos={readGallery(data, language)} />
      </div>
      <RoomProps of={GALLERY_ID} props={props} />
    </>
  );
}
