import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { testSite } from '../../tools/testing/testSite.ts';

/** The folder of the site that tests visit. */
export const SITE_FOLDER = testSite.folder;

/** The frame in which readers' code runs, and the parts that pages fetch, are no pages: they are shown inside of one, and have tests of their own. */
const NO_PAGES = /^(?:playground-frame|(?:\w+\/)?x\/parts)\/index\.html$/;

/** Every page of the built site. */
export function builtDocuments(): string[] {
  return readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split('\\').join('/'))
    .filter((name) => !NO_PAGES.test(name))
    .sort();
}

/** The address of every page that can be visited, the 404 page aside. */
export function builtPaths(): string[] {
  return builtDocuments()
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
}

export function readBuilt(file: string): string {
  return readFileSync(join(SITE_FOLDER, file), 'utf8');
}

/** What a browser downloads of a document that a deploy compresses with brotli. */
export function brotliBytesOf(file: string): number {
  return brotliCompressSync(readFileSync(join(SITE_FOLDER, file))).byteLength;
}
