import { hydrateRoom } from '#services/parts';
import { type GalleryData, readGallery } from './galleryData.ts';
import { GALLERY_ID, type GalleryProps } from './props.ts';
import { Wall } from './Wall.tsx';

/** Takes over the wall, which the server has rendered from the same data. */
export function hydrate(data: GalleryData) {
  const demos = readGallery(data, document.documentElement.lang);
  return hydrateRoom(GALLERY_ID, (props: GalleryProps) => <Wall {...props} demos={demos} />);
}
