import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CodeStyling } from '#model/demo';

/** What a writer says of a demo; a folder with this file is one. */
export const DEFINITION_FILE = 'demo.ts';
/** Data that demos share; each may import a file of it as if it lay beside the demo. */
const SHARED_FOLDER = 'content/data';
const SOURCE_FILE = /\.(?:tsx?|css)$/;

/** Every folder with a `demo.ts` below `content`, relative to the checkout. */
export function listDemoFolders(root: string): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => ['content', ...name.split(sep)].join('/'))
    .filter((name) => /\/demos\/[^/]+\/demo\.ts$/.test(name))
    .map((name) => name.slice(0, -DEFINITION_FILE.length - 1))
    .sort();
}

/** `content/data-grid/sorting/demos/multi-sorting` is `data-grid/sorting/multi-sorting` everywhere else. */
export function idOfFolder(folder: string): string {
  return folder.replace(/^content\//, '').replace('/demos/', '/');
}

/** Where the highlighted code of a demo is written. */
export function codeFileOf(outFolder: string, folder: string): string {
  return join(outFolder, 'demos', `${idOfFolder(folder)}.json`);
}

/** The demo whose code is in a file. */
export function folderOfCodeFile(outFolder: string, file: string): string | undefined {
  const inside = relative(join(outFolder, 'demos'), file).split(sep).join('/');
  const [, page, name] = /^([^.].*)\/([^/]+)\.json$/.exec(inside) ?? [];
  return page && name && `content/${page}/demos/${name}`;
}

/** Where the files of a styling lie. */
export function folderOfStyling(folder: string, styling: CodeStyling): string {
  return styling === 'system' ? folder : `${folder}/${styling}`;
}

/** The demo a file belongs to. */
export function folderOfFile(root: string, path: string): string | undefined {
  const inside = relative(root, path).split(sep).join('/');
  return /^(content\/.+\/demos\/[^/]+)\/(?:(?:css|tailwind)\/)?[^/]+$/.exec(inside)?.[1];
}

/** What a file in a folder means by `./orders`: a file beside it, or one that all demos share. */
export function resolveBeside(root: string, folder: string, name: string): string | undefined {
  const candidates = [folder, SHARED_FOLDER].flatMap((place) => ['', '.ts', '.tsx'].map((ending) => join(root, place, name + ending)));
  return candidates.find((path) => SOURCE_FILE.test(path) && existsSync(path));
}
