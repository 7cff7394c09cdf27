import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import removed from './removed.json' with { type: 'json' };

/** Names that the packages exported in one major version and not in the next, by the page about that migration. */
it.each(Object.entries(removed))('%s names every removed export', (page, names) => {
  const words = new Set(readFileSync(`content/migration/${page}/page.mdx`, 'utf8').match(/[\w$]+(?:-\w+)*/g));
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});
