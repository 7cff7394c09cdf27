import { createHash } from 'node:crypto';
import { SHOWN_DEMOS } from '#content/shown-demos.ts';
import { pathOfFolder } from '#model/page';
import { themeStyles } from '#model/demo-base-theme';
import { DEMO_PICTURE_SIZE, type PictureStamp } from '#model/demo-picture';
import { componentsFor } from '#model/demo-theme';
import { listDemoFolders } from '../demoPaths.ts';
import { readDemoSource } from '../demoSource.ts';
import { createPackageReader } from '../facts/packages.ts';

/** Increased when pictures are taken in another way, so that all are taken again. */
const CAMERA = 1;

/** A demo as the subject of a picture. */
export interface PictureSubject {
  demo: string;
  /** Relative to the repository root. */
  folder: string;
  /** Without a trailing slash: `/x/react-data-grid/sorting`. */
  page: string;
  name: string;
  /** The name of a button to press first. */
  button: string | undefined;
  /** For dense screens as well. */
  isShownLarge: boolean;
  /** Of what a picture would show now: the files and data of the demo, the theme, and the versions of its packages. */
  stamp: PictureStamp;
}

export function readPictureSubjects(root: string, shownLarge = SHOWN_DEMOS): PictureSubject[] {
  const packagesOf = createPackageReader(root);
  // Values instead of source files: a comment changes no picture.
  const look = JSON.stringify([CAMERA, DEMO_PICTURE_SIZE, themeStyles(), componentsFor(false, false)]);
  return listDemoFolders(root).map((folder) => {
    const { id, name, definition, files } = readDemoSource(root, folder);
    const shown = files.get('system') ?? [];
    const { dependencies } = packagesOf(shown, 'TS', 'system');
    const { height, layout, picture: button } = definition ?? {};
    return {
      demo: id,
      folder,
      page: pathOfFolder(folder.replace(/^content\/(.+)\/demos\/[^/]+$/, '$1')),
      name,
      button,
      isShownLarge: shownLarge.has(id),
      stamp: stampOf(`${look}\n${JSON.stringify([shown, dependencies, height, layout, ...(button ? [button] : [])])}`),
    };
  });
}

function stampOf(text: string): PictureStamp {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
