import { expect, it } from 'vitest';
import { PAGE_KINDS } from '../support/pages.ts';
import { readBuilt } from '../support/site.ts';

const { missing: _, ...pages } = PAGE_KINDS;
const files = ['404.html', ...Object.values(pages).map((path) => `${path.slice(1)}index.html`)];

/** Demos contain headings of the library, which do not follow the levels of the page. */
const withoutDemos = (html: string) => html.replace(/<astro-island[\s\S]*?<\/astro-island>/g, '');

it.each(files)('F86 %s has one h1, skips no heading level, and states its language and direction', (file) => {
  const html = readBuilt(file);
  const levels = Array.from(withoutDemos(html).matchAll(/<h([1-6])[ >]/g), ([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  expect(html).toMatch(/<html lang="en" dir="ltr"/);
});
