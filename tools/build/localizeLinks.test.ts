import { expect, it } from 'vitest';
import { localizeLinks } from './localizeLinks.ts';

const PAGES = new Set(['/zh/x/a/', '/zh/x/b/']);
const localize = (html: string) => localizeLinks(html, 'zh', (path) => PAGES.has(path));

it.each([
  ['<a href="/x/a/">a</a>', '<a href="/zh/x/a/">a</a>'],
  ['<a class="b" href="/x/b/?c=1#d" rel="e">', '<a class="b" href="/zh/x/b/?c=1#d" rel="e">'],
  ['<a href="/zh/x/a/">', '<a href="/zh/x/a/">'],
  ['<a href="/x/a.md">', '<a href="/x/a.md">'],
  ['<a href="/x/unwritten/">', '<a href="/x/unwritten/">'],
  ['<a href="https://a.test/x/a/">', '<a href="https://a.test/x/a/">'],
  ['<a href="#a">', '<a href="#a">'],
  ['<link href="/x/a/">', '<link href="/x/a/">'],
])('%s becomes %s', (html, expected) => {
  expect(localize(html)).toBe(expected);
});
