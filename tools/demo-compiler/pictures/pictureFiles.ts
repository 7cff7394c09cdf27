import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import {
  DEMO_PICTURE_FOLDER,
  parsePictureFile,
  pathOfDemoPicture,
  PICTURE_MODES,
  pictureNameOf,
  type PictureMode,
  type PictureStamp,
} from '#model/demo-picture';
import type { PictureSubject } from './pictureSubjects.ts';

const folderOf = (root: string) => join(root, 'public', DEMO_PICTURE_FOLDER);

/** The stamps of all demos that have a picture in every mode, by their names in the folder. */
export function readPictures(root: string): Map<string, PictureStamp> {
  const files = new Set(listFiles(root));
  return new Map(
    [...files].flatMap((file): [string, PictureStamp][] => {
      const picture = parsePictureFile(file);
      if (!picture) return [];
      const { name, stamp } = picture;
      return PICTURE_MODES.every((mode) => files.has(`${name}.${stamp}.${mode}.webp`)) ? [[name, stamp]] : [];
    }),
  );
}

/** Demos whose picture is missing or shows something older. */
export function findStalePictures(root: string, subjects: readonly PictureSubject[]): PictureSubject[] {
  const taken = readPictures(root);
  return subjects.filter((subject) => taken.get(pictureNameOf(subject)) !== subject.stamp);
}

/** Replaces the pictures of a demo. */
export function writePictures(
  root: string,
  subject: PictureSubject,
  pictures: Readonly<Record<PictureMode, Uint8Array>>,
) {
  removePictures(root, (name) => name === pictureNameOf(subject));
  for (const mode of PICTURE_MODES) {
    const file = join(root, 'public', pathOfDemoPicture(subject, subject.stamp, mode));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pictures[mode]);
  }
}

/** Removes the pictures of demos whose names fulfill a condition. */
export function removePictures(root: string, isUnwanted: (name: string) => boolean) {
  for (const file of listFiles(root)) {
    const picture = parsePictureFile(file);
    if (picture && isUnwanted(picture.name)) rmSync(join(folderOf(root), file));
  }
}

/** Relative to the folder of pictures, with forward slashes. */
function listFiles(root: string): string[] {
  if (!existsSync(folderOf(root))) return [];
  return readdirSync(folderOf(root), { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
}
