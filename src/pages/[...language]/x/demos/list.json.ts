/** All demos, for the filters of the wall. */
import { galleryDataIn, type GalleryPageProps } from '#layouts/gallery.ts';
import { routePerLanguage } from '#layouts/routePerLanguage.ts';

export const getStaticPaths = routePerLanguage;

export function GET({ props }: { props: GalleryPageProps }) {
  return Response.json(galleryDataIn(props.language));
}
