import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  restoreReleases,
  KEPT_RELEASES,
  previousScripts,
  readReleases,
  backUpReleases,
  type Release,
} from './releases.ts';

let folder: string;
const site = () => join(folder, 'site');
const aside = () => join(folder, 'aside');
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'releases-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const release = (id: string): Release => ({ id, files: [`_astro/${id}.js`], inlineScripts: [`sha256-${id}`] });
const has = (id: string) => existsSync(join(site(), `_astro/${id}.js`));

/** The steps of a build that affect the site's folder. */
function build(id: string, { breaksOff = false } = {}) {
  const earlier = backUpReleases(site(), aside());
  rmSync(site(), { recursive: true, force: true });
  if (breaksOff) return;
  const file = join(site(), `_astro/${id}.js`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, id);
  restoreReleases(site(), aside(), release(id), earlier);
}

describe('files of earlier builds', () => {
  it('are kept for a number of builds', () => {
    const ids = Array.from({ length: KEPT_RELEASES + 3 }, (_, index) => `b${index}`);
    for (const id of ids) build(id);
    expect(ids.filter(has)).toEqual(ids.slice(2));
    expect(readReleases(site()).map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
    expect(readFileSync(join(site(), '_astro/b5.js'), 'utf8')).toBe('b5');
  });

  it('are listed once if the same content is built again', () => {
    for (const id of ['a', 'b', 'b', 'b']) build(id);
    expect(readReleases(site())).toEqual([release('b'), release('a')]);
  });

  it('survive an interrupted build', () => {
    build('a');
    build('b', { breaksOff: true });
    build('c', { breaksOff: true });
    build('d');
    expect([has('a'), has('d')]).toEqual([true, true]);
  });

  it('are empty before the first build', () => {
    build('a');
    expect(readReleases(site())).toEqual([release('a')]);
    expect(existsSync(aside())).toBe(false);
  });
});

describe('inline scripts of the previous build', () => {
  it('are allowed for one release', () => {
    expect(previousScripts('c', [release('b'), release('a')])).toEqual(['sha256-b']);
    expect(previousScripts('b', [release('b'), release('a')])).toEqual(['sha256-a']);
    expect(previousScripts('a', [])).toEqual([]);
  });
});
