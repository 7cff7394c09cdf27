import { SPECULATION_RULES_PATH } from './siteRules.ts';

const TEXT = '; charset=utf-8';

export const PLAIN_TEXT = `text/plain${TEXT}`;

/** Types worth compressing; all other types are already compressed. */
const COMPRESSIBLE = {
  html: `text/html${TEXT}`,
  css: `text/css${TEXT}`,
  js: `text/javascript${TEXT}`,
  mjs: `text/javascript${TEXT}`,
  json: `application/json${TEXT}`,
  map: `application/json${TEXT}`,
  webmanifest: `application/manifest+json${TEXT}`,
  svg: `image/svg+xml${TEXT}`,
  xml: `application/xml${TEXT}`,
  txt: PLAIN_TEXT,
  md: `text/markdown${TEXT}`,
  wasm: 'application/wasm',
};

const COMPRESSED = {
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  zip: 'application/zip',
};

/** Content types of all known extensions. */
export const TYPE_BY_EXTENSION: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...COMPRESSIBLE, ...COMPRESSED }),
);

/** Browsers accept speculation rules only with this type. */
export const TYPE_BY_PATH: ReadonlyMap<string, string> = new Map([
  [SPECULATION_RULES_PATH, 'application/speculationrules+json'],
]);

/** Extensions that some static hosts do not know; `_headers` sets their type. */
export const DECLARED_EXTENSIONS: readonly string[] = ['md'];

export const UNKNOWN_TYPE = 'application/octet-stream';

export function contentTypeOf(path: string): string {
  return TYPE_BY_PATH.get(path) ?? TYPE_BY_EXTENSION.get(extensionOf(path)) ?? UNKNOWN_TYPE;
}

export function isCompressible(path: string): boolean {
  return Object.hasOwn(COMPRESSIBLE, extensionOf(path));
}

function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
