import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nav } from '#content/nav.ts';
import { apiProducts } from '#services/api-reference';
import { flattenPages, withApi } from '#services/navigation';
import { isDemoPage, isFullRun } from '../support/pages.ts';
import { brotliBytesOf, builtDocuments, readBuilt, SITE_FOLDER } from '../support/site.ts';
import { BUDGETS, mostBytes, mostProseHtml } from './budgets.ts';

/** A quick run compresses only the largest documents of each kind. */
const LARGEST = 3;

const documents = builtDocuments().map((file) => {
  const html = readBuilt(file);
  // The list of all error messages is a reference too, and as long.
  const kind = /^x\/api\/|-api\/|^x\/common-concepts\/error-messages\//.test(file)
    ? 'api'
    : file.startsWith('x/demos/')
      ? isDemoPage(`/${file}`)
        ? 'demo'
        : 'gallery'
      : html.includes('<astro-island')
        ? 'withDemos'
        : 'prose';
  return {
    file,
    kind,
    hasDemos: html.includes('<astro-island'),
    hasPalette: html.includes('--mui-palette-primary-main:'),
    sheets: Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), (match) => match[1] ?? ''),
    fonts: fontsIn(html),
    blocking: (html.match(/<script[^>]* src=[^>]*>/g) ?? []).filter(
      (tag) => !/ (?:type="module"|async\b|defer\b)/.test(tag),
    ),
  };
});
const sheets = new Map(
  [...new Set(documents.flatMap((document) => document.sheets))].map((name) => [name, readBuilt(name)]),
);

function fontsIn(text: string): string[] {
  return text.match(/\/_astro\/[^"')\s]+\.woff2/g) ?? [];
}

function gzipBytes(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength;
}

/** Documents of a kind that exceed the budget. */
function tooLarge(kind: string, most: number): string[] {
  const all = documents
    .filter((document) => document.kind === kind)
    .map(({ file }) => ({ file, raw: statSync(join(SITE_FOLDER, file)).size }));
  expect(all.length).toBeGreaterThan(LARGEST);
  const measured = isFullRun ? all : all.toSorted((a, b) => b.raw - a.raw).slice(0, LARGEST);
  return measured
    .map(({ file }) => ({ file, bytes: brotliBytesOf(file) }))
    .filter(({ bytes }) => bytes > most)
    .map(({ file, bytes }) => `${file}: ${bytes} bytes, at most ${most}`);
}

describe('budgets', () => {
  it('of HTML without demos', () => {
    expect(tooLarge('prose', mostProseHtml(flattenPages(withApi(nav, apiProducts())).length))).toEqual([]);
  });

  it('of HTML with demos, none of which contains the palette', () => {
    expect(tooLarge('withDemos', mostBytes(BUDGETS.htmlWithDemos))).toEqual([]);
    expect(documents.filter(({ kind, hasPalette }) => kind === 'withDemos' && hasPalette)).toEqual([]);
  });

  it('of HTML of the API reference', () => {
    expect(tooLarge('api', mostBytes(BUDGETS.apiHtml))).toEqual([]);
  });

  it('of the gallery, its data and its pictures', () => {
    expect(tooLarge('gallery', mostBytes(BUDGETS.galleryHtml))).toEqual([]);
    expect(brotliBytesOf('x/demos/list.json')).toBeLessThanOrEqual(mostBytes(BUDGETS.galleryData));
    const pictures = readdirSync('public/static/pictures', { recursive: true, withFileTypes: true });
    const bytes = pictures
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGETS.pictures);
  });

  it('of the boot script', () => {
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readBuilt('404.html')) ?? [];
    expect(script.length).toBeGreaterThan(100);
    expect(gzipBytes(script)).toBeLessThanOrEqual(mostBytes(BUDGETS.bootScript));
  });

  it('of style sheets', () => {
    const bytes = new Map(Array.from(sheets, ([name, css]) => [name, gzipBytes(css)]));
    const large = documents.filter((document) => {
      const sum = document.sheets.reduce((all, name) => all + (bytes.get(name) ?? Infinity), 0);
      return sum > mostBytes(document.hasDemos ? BUDGETS.stylesWithDemos : BUDGETS.styles);
    });
    expect(large.map(({ file }) => file)).toEqual([]);
  });

  it('of fonts, which never block text', () => {
    // Only fonts that pages refer to; the folder also contains files of earlier builds.
    const fonts = new Set([
      ...documents.flatMap((document) => document.fonts),
      ...[...sheets.values()].flatMap(fontsIn),
    ]);
    expect(fonts.size).toBeGreaterThan(0);
    const bytes = [...fonts].reduce((sum, name) => sum + readFileSync(join(SITE_FOLDER, name)).byteLength, 0);
    expect(bytes).toBeLessThanOrEqual(mostBytes(BUDGETS.fonts));
    for (const face of [...sheets.values()].flatMap((css) => css.match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? [])) {
      expect(face).toMatch(/font-display:\s*(?:optional|swap)/);
    }
  });
});

describe('render-blocking resources', () => {
  it('contain no scripts', () => {
    expect(documents.flatMap(({ file, blocking }) => blocking.map((tag) => `${file}: ${tag}`))).toEqual([]);
  });

  it('contain no :has() on the root or main element, which would restyle the whole page on each change', () => {
    for (const [name, css] of sheets)
      expect(css.match(/(?:^|[\s,{}])(?::root|html|main)[^\s,{}>+~]*:has\(/g) ?? [], name).toEqual([]);
  });
});
