import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFixtureSite, type FixtureSite } from '../testing/fixtureSite.ts';
import { openSiteFiles } from './siteFiles.ts';

let site: FixtureSite;
beforeAll(() => {
  site = createFixtureSite();
});
afterAll(() => site.remove());

it('has the files that readers may request', () => {
  const files = openSiteFiles(site.root);
  for (const path of ['/x/introduction/index.html', '/static/photo.png']) expect(files.has(path), path).toBe(true);
  expect(files.exists('/x/introduction/index.html.br')).toBe(true);
  expect(files.exists('/static/photo.png.br')).toBe(false);
});

it.each([
  '/x/introduction/index.html.br',
  '/_astro/app.Dk3.js.gz',
  '/x/linked.txt',
  '/x/linked/index.html',
  '/.env',
  '/x/.hidden/index.html',
  '/_headers',
  '/_redirects',
  '/404.html',
  '/zh/404.html',
  '/../outside.txt',
])('does not have %s', (path) => {
  expect(openSiteFiles(site.root).has(path)).toBe(false);
});
