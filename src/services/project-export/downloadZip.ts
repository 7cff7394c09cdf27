import { element } from '#lib/element';
import type { Project } from './createProject.ts';
import { zip } from './zip.ts';

/** Downloads the project as a zip file with one top-level folder. */
export function downloadZip({ name, files }: Project) {
  const inFolder = new Map(Array.from(files, ([path, text]) => [`${name}/${path}`, text]));
  const url = URL.createObjectURL(new Blob([zip(inFolder)], { type: 'application/zip' }));
  element('a', { href: url, download: `${name}.zip` }).click();
  // The browser reads the URL when it starts the download, which is before the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
