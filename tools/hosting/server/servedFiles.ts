import { join } from 'node:path';
import { contentTypeOf, isCompressible } from '../contentTypes.ts';
import { headersFor, type HeaderList, type HeaderRule, siteWideHeaders, withHeader } from '../headerRules.ts';
import { CACHE_CONTROL } from '../siteRules.ts';
import type { Encoding } from './acceptEncoding.ts';
import { isNotFoundPage, type KnownFile } from './knownFiles.ts';

/** One encoding of a file. */
export interface Variant {
  readonly diskPath: string;
  readonly encoding: Encoding;
  /** All headers that do not depend on the bytes, which are length and ETag. */
  readonly headers: HeaderList;
}

/** A file with its available encodings; identity always exists. */
export type ServedFile = { readonly identity: Variant } & Partial<Readonly<Record<Encoding, Variant>>>;

/** The request path of a file. */
export function requestPathOf(filePath: string): string {
  return filePath.endsWith('/index.html') ? filePath.slice(0, -'index.html'.length) : filePath;
}

/** Computes the headers of a file once, so that a request only has to select a variant. */
export function servedFile(root: string, file: KnownFile, rules: readonly HeaderRule[]): ServedFile {
  const headers = fileHeaders(file.path, rules);
  const diskPath = join(root, file.path);
  return {
    identity: { diskPath, encoding: 'identity', headers },
    ...(file.hasBrotli && { br: encoded(`${diskPath}.br`, 'br', headers) }),
    ...(file.hasGzip && { gzip: encoded(`${diskPath}.gz`, 'gzip', headers) }),
  };
}

export function chooseVariant(file: ServedFile, accepted: readonly Encoding[]): Variant {
  for (const encoding of accepted) {
    const variant = file[encoding];
    if (variant) return variant;
  }
  return file.identity;
}

function fileHeaders(path: string, rules: readonly HeaderRule[]): HeaderList {
  const byRule =
    isNotFoundPage(path)
      ? withHeader(siteWideHeaders(rules), 'Cache-Control', CACHE_CONTROL.error)
      : headersFor(rules, requestPathOf(path));
  const typed = withHeader(byRule, 'Content-Type', contentTypeOf(path));
  return isCompressible(path) ? withHeader(typed, 'Vary', 'Accept-Encoding') : typed;
}

function encoded(diskPath: string, encoding: Encoding, headers: HeaderList): Variant {
  return { diskPath, encoding, headers: withHeader(headers, 'Content-Encoding', encoding) };
}
