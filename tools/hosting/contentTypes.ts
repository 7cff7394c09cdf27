import { SPECULATION_RULES_PATH } from './siteRules.ts';

const TEXT = '; charset=utf-8';

/** Types worth compressing; all other types are already compressed. */
const COMPRESSIBLE: ReadonlyMap<string, string> = new Map([
  ['html', `text/html${TEXT}`],
  ['css', `text/css${TEXT}`],
  ['js', `text/javascript${TEXT}`],
  ['mjs', `text/javascript${TEXT}`],
  ['json', `application/json${TEXT}`],
  ['map', `application/json${TEXT}`],
  ['webmanifest', `application/manifest+json${TEXT}`],
  ['svg', `image/svg+xml${TEXT}`],
  ['xml', `application/xml${TEXT}`],
  ['txt', `text/plain${TEXT}`],
  ['ts', `text/plain${TEXT}`],
  ['tsx', `text/plain${TEXT}`],
  ['md', `text/markdown${TEXT}`],
  ['csv', `text/csv${TEXT}`],
  ['wasm', 'application/wasm'],
]);

const COMPRESSED: ReadonlyMap<string, string> = new Map([
  ['woff2', 'font/woff2'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['pdf', 'application/pdf'],
  ['zip', 'application/zip'],
]);

/** Content types of all known extensions. */
export const TYPE_BY_EXTENSION: ReadonlyMap<string, string> = new Map([...COMPRESSIBLE, ...COMPRESSED]);

/** Browsers accept speculation rules only with this type. */
export const TYPE_BY_PATH: ReadonlyMap<string, string> = new Map([
  [SPECULATION_RULES_PATH, 'application/speculationrules+json'],
]);

/** Extensions that some static hosts do not know; `_headers` sets their type. */
export const DECLARED_EXTENSIONS: readonly string[] = ['md'];

export const UNKNOWN_TYPE = 'application/octet-stream';

export const PLAIN_TEXT = `text/plain${TEXT}`;

export function contentTypeOf(path: string): string {
  return TYPE_BY_PATH.get(path) ?? TYPE_BY_EXTENSION.get(extensionOf(path)) ?? UNKNOWN_TYPE;
}

export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extensionOf(path));
}

export const COMPRESSIBLE_EXTENSIONS: readonly string[] = [...COMPRESSIBLE.keys()];

function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
