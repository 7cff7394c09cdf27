import type { Project } from './createProject.ts';
import { zip } from './zip.ts';

/** Downloads the project as a zip file with one top-level folder. */
export function downloadZip({ name, files }: Project) {
  const inFolder = new Map(Array.from(files, ([path, text]) => [`${name}/${path}`, text]));
  const url = URL.createObjectURL(new Blob([zip(inFolder)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.zip`;
  link.click();
  // The browser reads the URL when it starts the download, which is before the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
