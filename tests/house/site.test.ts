import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nav } from '#content/nav.ts';
import { apiProducts } from '#services/api-reference';
import { flattenPages, unlistedPrefixes, withApi } from '#services/navigation';
import { testSite } from '../../tools/testing/testSite.ts';
import { builtDocuments, builtPaths, readBuilt } from '../support/site.ts';

/** Documents that are neither in the navigation tree, nor demos or tabs of a page in it. */
const EXCEPTIONS: readonly string[] = [
  '/playground/',
  '/x/all-pages/',
  '/x/api/changes/',
  '/x/api/changes/last-major/',
  '/x/api/changes/next-major/',
  '/x/offline/',
  '/x/playground/',
];
const isOfAPage = (path: string) =>
  /^\/x\/(?:demos|explorer)\//.test(path) || /\/(?:components|hooks)-api\/$/.test(path);

describe('the built site', () => {
  it('has exactly the pages of the navigation tree, a list for each prefix, their demos and tabs, and the named exceptions', () => {
    const paths = flattenPages(withApi(nav, apiProducts())).map(({ path }) => path);
    const expected = [...[...paths, ...unlistedPrefixes(paths)].map((path) => `${path}/`), ...EXCEPTIONS].sort();
    expect(
      builtPaths()
        .filter((path) => !isOfAPage(path))
        .toSorted(),
    ).toEqual(expected);
  });

  it('renders every document through the app entry, with at most three distinct inline scripts', () => {
    const scripts = new Set<string | undefined>();
    for (const file of builtDocuments()) {
      const html = readBuilt(file);
      expect(html.slice(0, 1000), file).toMatch(/^<!DOCTYPE html><html [^>]*\bdata-app\b/i);
      for (const match of html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g))
        scripts.add(match[1]);
    }
    expect(scripts.size).toBeLessThanOrEqual(3);
  });

  it('is a static folder with headers and redirects for static hosts', () => {
    expect(readBuilt('_headers')).toContain('Content-Security-Policy');
    expect(readBuilt('_redirects')).toContain('/ /x/introduction/ 301');
    expect(readFileSync(join(testSite.hosting, 'nginx.conf'), 'utf8')).toContain('Content-Security-Policy');
  });
});
