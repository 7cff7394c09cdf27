import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import {
  DEMO_PICTURE_FOLDER,
  DENSITY,
  parsePictureFile,
  pathOfDemoPicture,
  PICTURE_MODES,
  type PictureFile,
  pictureNameOf,
  type PictureMode,
  type PictureStamp,
} from '#model/demo-picture';
import type { PictureSubject } from './pictureSubjects.ts';

const folderOf = (root: string) => join(root, 'public', DEMO_PICTURE_FOLDER);

export interface TakenPicture {
  mode: PictureMode;
  isDense: boolean;
  image: Uint8Array;
}

/** All demos that have a picture in every mode, by their names in the folder. */
export function readPictures(root: string): Map<string, { stamp: PictureStamp; isDense: boolean }> {
  const files = new Set(listFiles(root));
  return new Map(
    [...files].flatMap((file) => {
      const picture = parsePictureFile(file);
      if (!picture) return [];
      const { name, stamp } = picture;
      const isTaken = (density: string) =>
        PICTURE_MODES.every((mode) => files.has(`${name}.${stamp}.${mode}${density}.webp`));
      return isTaken('') ? [[name, { stamp, isDense: isTaken(`.${DENSITY}x`) }] as const] : [];
    }),
  );
}

/** Demos whose picture is missing or shows something older. */
export function findStalePictures(root: string, subjects: readonly PictureSubject[]): PictureSubject[] {
  const taken = readPictures(root);
  return subjects.filter((subject) => {
    const picture = taken.get(pictureNameOf(subject));
    return picture?.stamp !== subject.stamp || (subject.isShownLarge && !picture.isDense);
  });
}

/** Replaces the pictures of a demo. */
export function writePictures(root: string, subject: PictureSubject, pictures: readonly TakenPicture[]) {
  removePictures(root, ({ name }) => name === pictureNameOf(subject));
  for (const { mode, isDense, image } of pictures) {
    const file = join(root, 'public', pathOfDemoPicture(subject, subject.stamp, mode, isDense));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, image);
  }
}

/** Removes the pictures that fulfill a condition. */
export function removePictures(root: string, isUnwanted: (picture: PictureFile) => boolean) {
  for (const file of listFiles(root)) {
    const picture = parsePictureFile(file);
    if (picture && isUnwanted(picture)) rmSync(join(folderOf(root), file));
  }
}

/** Relative to the folder of pictures, with forward slashes. */
function listFiles(root: string): string[] {
  if (!existsSync(folderOf(root))) return [];
  return readdirSync(folderOf(root), { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
}
