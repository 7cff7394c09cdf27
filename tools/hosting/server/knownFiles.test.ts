import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it('takes well under a second for six thousand files', () => {
  const root = mkdtempSync(join(tmpdir(), 'many-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (let folder = 0; folder < 500; folder += 1) {
    mkdirSync(join(root, 'x', String(folder)), { recursive: true });
    for (const name of ['a', 'b', 'c', 'd']) {
      for (const suffix of ['.html', '.html.br', '.html.gz'])
        writeFileSync(join(root, 'x', String(folder), name + suffix), '');
    }
  }
  const started = performance.now();
  expect(listKnownFiles(root).size).toBe(2000);
  expect(performance.now() - started).toBeLessThan(800);
});
