/** The wall of all demos: pictures that lead to pages, code and the playground. */
export { DemoStrip } from './DemoStrip.tsx';
export { Gallery, type GalleryPlace } from './Gallery.tsx';
export type { GalleryData, GalleryPageRow, GalleryRow } from './galleryData.ts';
export { ProductGallery } from './ProductGallery.tsx';
export type { GalleryProduct } from './props.ts';
