import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSectionFiles, SECTIONS } from '#model/offline';
import { writeSections } from './writeSections.ts';

const LARGE = 'x'.repeat(50_000);
const page = (...files: readonly string[]) => files.map((file) => `<link href="${file}">`).join('');
const SITE: Record<string, string> = {
  'x/offline/index.html': page('/_astro/App.1.js', '/_astro/App.1.css'),
  'x/parts/index.html': page('/_astro/App.1.js', '/_astro/App.1.css'),
  'x/react-charts/index.html': page(
    '/_astro/App.1.js',
    '/_astro/demo.1.js',
    '/static/styles/code.css',
    '/static/pictures/Bars.0a1b2c.dark.webp',
  ),
  'x/api/charts/bar-chart/index.html': page('/_astro/App.1.js'),
  'x/demos/charts/one/index.html': page('/_astro/App.1.js'),
  'x/introduction/index.html': page('/_astro/App.1.js'),
  'static/styles/code.css': 'a{}',
  'favicon.svg': '',
  'manifest.webmanifest': '{}',
  'speculation-rules.json': '{}',
  '_astro/App.1.js':
    'import"./helper.1.js";const settings=()=>import("./panel.1.js"),editor=()=>import("./editor.1.js"),write=()=>import("./writer.1.js")',
  '_astro/App.1.css': 'b{}',
  '_astro/helper.1.js': '',
  '_astro/panel.1.js': 'import"./helper.1.js";import"./panel-part.1.js";import"./react.1.js"',
  '_astro/react.1.js': LARGE,
  '_astro/panel-part.1.js': '',
  '_astro/editor.1.js': LARGE,
  '_astro/writer.1.js': 'import"./editor.1.js"',
  '_astro/demo.1.js': 'import"./charts.1.js"',
  '_astro/charts.1.js': LARGE,
  '_astro/unused.1.js': '',
  '_astro/worker-1.js': '',
  '_astro/names-1.json': '{}',
  ...Object.fromEntries(SECTIONS.map((section) => [`_astro/text-${section}-1.json`, '{}'])),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sections-'));
  for (const [name, text] of Object.entries(SITE)) put(name, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const read = (section: string) =>
  readSectionFiles(JSON.parse(readFileSync(join(folder, `x/offline/${section}.json`), 'utf8')));

describe('offline files of a site', () => {
  it('include the pages of a section, their imports, small files of controls and React, and its search index', () => {
    writeSections(folder);
    const charts = read('charts');
    expect(charts?.pages).toEqual(['/x/api/charts/bar-chart/', '/x/react-charts/']);
    expect(charts?.files).toEqual([
      '/_astro/App.1.css',
      '/_astro/App.1.js',
      '/_astro/charts.1.js',
      '/_astro/demo.1.js',
      '/_astro/helper.1.js',
      '/_astro/names-1.json',
      '/_astro/panel-part.1.js',
      '/_astro/panel.1.js',
      '/_astro/react.1.js',
      '/_astro/text-charts-1.json',
      '/_astro/worker-1.js',
      '/favicon.svg',
      '/manifest.webmanifest',
      '/speculation-rules.json',
      '/static/styles/code.css',
    ]);
    const size = (path: string) => readFileSync(join(folder, path)).length;
    expect(charts?.bytes).toBe(
      [...(charts?.files ?? []), ...(charts?.pages ?? []).map((path) => `${path}index.html`)].reduce(
        (sum, path) => sum + size(path),
        0,
      ),
    );
  });

  it('include the offline page with its dependencies and the search names in the shell', () => {
    const { shell, searchTexts } = writeSections(folder);
    expect([...shell].sort()).toEqual([
      '/_astro/App.1.css',
      '/_astro/App.1.js',
      '/_astro/helper.1.js',
      '/_astro/names-1.json',
      '/_astro/panel-part.1.js',
      '/_astro/panel.1.js',
      '/_astro/react.1.js',
      '/_astro/worker-1.js',
      '/favicon.svg',
      '/manifest.webmanifest',
      '/speculation-rules.json',
      '/x/offline/',
      '/x/parts/',
    ]);
    expect(searchTexts['charts']).toBe('/_astro/text-charts-1.json');
  });

  it('have an id that changes only with a page or a file', () => {
    const { id } = writeSections(folder);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(writeSections(folder).id).toBe(id);
    put('_astro/App.1.js.br', 'compressed');
    expect(writeSections(folder).id).toBe(id);
    put('_astro/more.1.js', '');
    const second = writeSections(folder).id;
    put('x/introduction/index.html', 'changed');
    expect(new Set([id, second, writeSections(folder).id]).size).toBe(3);
  });

  it('require all parts of the site', () => {
    rmSync(join(folder, '_astro/names-1.json'));
    expect(() => writeSections(folder)).toThrow('Expected one file names.json in the built site, found 0.');
    rmSync(join(folder, 'x/offline/index.html'));
    expect(() => writeSections(folder)).toThrow('Page /x/offline/ is missing');
  });
});
