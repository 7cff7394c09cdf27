import { pictureNameOf } from '#model/demo-picture';
import { type PictureSubject, removePictures, writePictures } from '../demo-compiler/index.ts';
import type { Progress } from '../workspace/steps.ts';
import type { Camera } from './camera.ts';

/** Takes pictures of demos in place of older ones; returns a sentence for each demo whose page cannot be shown. */
export async function takePictures(
  root: string,
  camera: Camera,
  subjects: readonly PictureSubject[],
  progress: Progress,
): Promise<string[]> {
  const failures: string[] = [];
  for (const [index, subject] of subjects.entries()) {
    try {
      writePictures(root, subject, await camera.take(subject));
    } catch (error) {
      failures.push(`${subject.demo}: ${error instanceof Error ? error.message : String(error)}`);
    }
    progress(index + 1, subjects.length);
  }
  return failures;
}

/** Removes the pictures of demos that no longer exist, and large ones of demos that are no longer shown large. */
export function removeOrphans(root: string, subjects: readonly PictureSubject[]) {
  const byName = new Map(subjects.map((subject) => [pictureNameOf(subject), subject]));
  removePictures(root, ({ name, isDense }) => {
    const subject = byName.get(name);
    return !subject || (isDense && !subject.isShownLarge);
  });
}
