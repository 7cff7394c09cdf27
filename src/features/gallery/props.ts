import type { Texts } from '#services/i18n';

/** The element that React takes over in the browser. */
export const GALLERY_ID = 'gallery';

export const GALLERY_TEXTS = ['apiCommunity', 'demoIndex*', 'playground', 'premium', 'pro'] as const;

export type GalleryTexts = Texts<(typeof GALLERY_TEXTS)[number]>;

/** A product, or the rest of the site. */
export interface GalleryProduct {
  id: string;
  title: string;
  /** The page with all of its demos, which needs no JavaScript. */
  href: string;
}

/** What the page contains; the browser fetches the demos themselves. */
export interface GalleryProps {
  texts: GalleryTexts;
  products: readonly GalleryProduct[];
  /** The address of the wall. */
  address: string;
}
