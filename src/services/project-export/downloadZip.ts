import type { Project } from './createProject.ts';
import { zip } from './zip.ts';

/** Gives the project to the reader as a zip file with one folder in it. */
export function downloadZip({ name, files }: Project) {
  const inFolder = new Map(Array.from(files, ([path, text]) => [`${name}/${path}`, text]));
  const url = URL.createObjectURL(new Blob([zip(inFolder)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.zip`;
  link.click();
  // The browser reads the address when it starts the download, which is before the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
