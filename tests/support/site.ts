import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { testSite } from '../../tools/testing/testSite.ts';

/** The folder of the site that tests visit. */
export const SITE_FOLDER = testSite.folder;

/** The playground frame and the fetched document with dialogs are not pages: they are shown inside of pages and tested separately. */
const NO_PAGES = /^(?:playground-frame|(?:\w+\/)?x\/parts)\/index\.html$/;

/** Every page of the built site. */
export function builtDocuments(): string[] {
  return readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split('\\').join('/'))
    .filter((name) => !NO_PAGES.test(name))
    .sort();
}

/** Paths of all pages except the 404 page. */
export function builtPaths(): string[] {
  return builtDocuments()
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
}

export function readBuilt(file: string): string {
  return readFileSync(join(SITE_FOLDER, file), 'utf8');
}

/** The brotli size of a document, as in a deploy. */
export function brotliBytesOf(file: string): number {
  return brotliCompressSync(readFileSync(join(SITE_FOLDER, file))).byteLength;
}
