/** Pictures of demos, taken by `npm run pictures` and kept in the repository. */

/** In pixels. Walls show pictures at about half of it, which is sharp on dense screens, and enlarged at all of it. */
export const DEMO_PICTURE_SIZE = { width: 432, height: 288 } as const;

/** What is shown large has a second file for dense screens, with this many times the pixels in each direction. */
export const DENSITY = 2;

export const PICTURE_MODES = ['light', 'dark'] as const;
export type PictureMode = (typeof PICTURE_MODES)[number];

export const DEMO_PICTURE_FOLDER: `/${string}` = '/static/pictures';

/** Six hexadecimal digits that change with what a picture shows: the demo, its data, the theme, the packages. */
export type PictureStamp = string;

interface Pictured {
  /** `/x/react-data-grid/sorting` */
  page: string;
  /** `MultiSorting` */
  name: string;
}

export interface PictureFile {
  name: string;
  stamp: PictureStamp;
  isDense: boolean;
}

/** A demo in the folder of pictures: `react-data-grid/sorting/MultiSorting`. */
export function pictureNameOf({ page, name }: Pictured): string {
  return `${page}/${name}`.replace(/^\/x\//, '');
}

/** `/static/pictures/react-data-grid/sorting/MultiSorting.0a1b2c.dark.webp`; `…dark.2x.webp` for dense screens. */
export function pathOfDemoPicture(demo: Pictured, stamp: PictureStamp, mode: PictureMode, isDense = false): string {
  return `${DEMO_PICTURE_FOLDER}/${pictureNameOf(demo)}.${stamp}.${mode}${isDense ? `.${DENSITY}x` : ''}.webp`;
}

/** The parts of a file name in the folder of pictures; `undefined` for other files. */
export function parsePictureFile(file: string): PictureFile | undefined {
  const [, name, stamp, dense] = /^(.+)\.([0-9a-f]{6})\.(?:light|dark)(\.2x)?\.webp$/.exec(file) ?? [];
  return name && stamp ? { name, stamp, isDense: dense !== undefined } : undefined;
}
