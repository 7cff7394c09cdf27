import { readFileSync } from 'node:fs';
import { nav } from '#content/nav.ts';
import { flattenPages, withApi } from '#services/navigation';
import { apiProducts } from '#services/api-reference';
import { expect, test } from '../support/fixtures.ts';
import { builtDocuments, builtPaths, readBuilt } from '../support/site.ts';

/** Documents that are neither in the navigation tree nor a demo or a tab of a page that is. */
const EXCEPTIONS: readonly string[] = ['/playground/', '/x/all-pages/', '/x/offline/', '/x/playground/'];
const isOfAPage = (path: string) => path.startsWith('/x/demos/') || /\/(?:components|hooks)-api\/$/.test(path);

test.describe('the built site', () => {
  test('has exactly the pages of the navigation tree, their demos and tabs, and the named exceptions', () => {
    const tree = withApi(nav, apiProducts());
    const expected = [...flattenPages(tree).map(({ path }) => `${path}/`), ...EXCEPTIONS].sort();
    expect(builtPaths().filter((path) => !isOfAPage(path)).toSorted()).toEqual(expected);
  });

  test('renders every document through the app entry', () => {
    for (const file of builtDocuments()) expect(readBuilt(file), file).toMatch(/^<!DOCTYPE html><html [^>]*\bdata-app\b/i);
  });

  test('has at most three distinct inline scripts', () => {
    const scripts = builtDocuments().flatMap((file) => {
      const found = readBuilt(file).matchAll(/<script(?![^>]*\bsrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g);
      return [...found].map((match) => match[1]);
    });
    expect(new Set(scripts).size).toBeLessThanOrEqual(3);
  });

  test('leads from the root to the introduction', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/x/introduction/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is a plain static folder with headers and redirects for static hosts', () => {
    expect(readFileSync('dist/_headers', 'utf8')).toContain('Content-Security-Policy');
    expect(readFileSync('dist/_redirects', 'utf8')).toContain('/ /x/introduction/ 301');
    expect(readFileSync('generated/hosting/nginx.conf', 'utf8')).toContain('Content-Security-Policy');
  });
});
