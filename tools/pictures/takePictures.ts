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
      writePictures(root, subject, await camera.take(subject.demo, subject.button));
    } catch (error) {
      failures.push(`${subject.demo}: ${error instanceof Error ? error.message : String(error)}`);
    }
    progress(index + 1, subjects.length);
  }
  return failures;
}

/** Removes the pictures of demos that no longer exist. */
export function removeOrphans(root: string, subjects: readonly PictureSubject[]) {
  const names = new Set(subjects.map(pictureNameOf));
  removePictures(root, (name) => !names.has(name));
}
