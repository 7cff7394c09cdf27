import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type CodeStyling, idOfDemo } from '#model/demo';
import type { DateLibrary } from '#model/demo-dates';

/** The definition of a demo; a folder with this file is a demo. */
export const DEFINITION_FILE = 'demo.ts';
/** Shared data; demos import these files as if they were in the same folder. */
const SHARED_FOLDER = 'content/data';
const SOURCE_FILE = /\.(?:tsx?|css)$/;

/** All folders in `content` with a `demo.ts`, relative to the repository root. */
export function listDemoFolders(root: string): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => ['content', ...name.split(sep)].join('/'))
    .filter((name) => /\/demos\/[^/]+\/demo\.ts$/.test(name))
    .map((name) => name.slice(0, -DEFINITION_FILE.length - 1))
    .sort();
}

/** Output file for the highlighted code of a demo. */
export function codeFileOf(outFolder: string, folder: string): string {
  return join(outFolder, 'demos', `${idOfDemo(folder)}.json`);
}

/** Output file for the code of a demo in another date library. */
export function datesFileOf(outFolder: string, id: string, library: DateLibrary): string {
  return join(outFolder, 'dates', id, `${library}.json`);
}

/** The folder of the demo that a code file belongs to. */
export function folderOfCodeFile(outFolder: string, file: string): string | undefined {
  const inside = relative(join(outFolder, 'demos'), file).split(sep).join('/');
  const [, page, name] = /^([^.].*)\/([^/]+)\.json$/.exec(inside) ?? [];
  return page && name && `content/${page}/demos/${name}`;
}

/** The folder with the files of a styling. */
export function folderOfStyling(folder: string, styling: CodeStyling): string {
  return styling === 'system' ? folder : `${folder}/${styling}`;
}

/** The folder of the demo that a file belongs to. */
export function folderOfFile(root: string, path: string): string | undefined {
  const inside = relative(root, path).split(sep).join('/');
  return /^(content\/.+\/demos\/[^/]+)\/(?:(?:css|tailwind)\/)?[^/]+$/.exec(inside)?.[1];
}

/** Resolves `./orders` to a file in the same folder, or to a shared data file. */
export function resolveDemoImport(root: string, folder: string, name: string): string | undefined {
  const candidates = [folder, SHARED_FOLDER].flatMap((place) =>
    ['', '.ts', '.tsx'].map((ending) => join(root, place, name + ending)),
  );
  return candidates.find((path) => SOURCE_FILE.test(path) && existsSync(path));
}
