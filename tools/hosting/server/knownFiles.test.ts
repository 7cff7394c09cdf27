import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createFixtureSite, type FixtureSite } from '../testing/fixtureSite.ts';
import { listKnownFiles } from './knownFiles.ts';

let site: FixtureSite;
beforeAll(() => {
  site = createFixtureSite();
});
afterAll(() => site.remove());

it('lists files with their siblings', () => {
  const known = listKnownFiles(site.root);
  expect(known.get('/x/introduction/index.html')).toEqual({
    path: '/x/introduction/index.html',
    hasBrotli: true,
    hasGzip: true,
  });
  expect(known.get('/static/photo.png')).toEqual({ path: '/static/photo.png', hasBrotli: false, hasGzip: false });
});

it('omits siblings, links, dotfiles and files for static hosts', () => {
  const paths = [...listKnownFiles(site.root).keys()];
  expect(paths.filter((path) => /\.(?:br|gz)$|linked|\/\.|_headers|_redirects/.test(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(15);
});

it('reads no contents, so that thousands of files take milliseconds', () => {
  const root = mkdtempSync(join(tmpdir(), 'large-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, 'large.html');
  writeFileSync(file, '');
  // A sparse file, which takes no space, but is more than Node can read.
  truncateSync(file, 5 * 2 ** 30);
  expect(() => readFileSync(file)).toThrow('greater than');
  expect([...listKnownFiles(root).keys()]).toEqual(['/large.html']);
});
