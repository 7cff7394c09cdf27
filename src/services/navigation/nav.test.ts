import { expect, it } from 'vitest';
import { nav } from '#content/nav.ts';
import { treePath } from './docsTab.ts';
import { flattenPages } from './tree.ts';

it('has the groups of the specification in their order', () => {
  expect(nav.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'group Introduction',
    'group Common concepts',
    'group Data Grid',
    'group Date and Time Pickers',
    'group Charts',
    'group Tree View',
    'group Migration',
  ]);
});

it('has every page once, by its canonical path', () => {
  const paths = flattenPages(nav).map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths.map(treePath))]);
});
