import { expect, it } from 'vitest';
import { page } from '#model/nav';
import { newFlagHints } from './newFlags.ts';

const guide = (path: string, ...components: string[]) => ({
  path,
  frontMatter: { title: 'Gauge', description: 'Draw one.', product: 'charts' as const, components },
});
const histories = new Map([['SankeyChart', { since: { release: '8.5.0', isExact: true } }]]);
const hints = (isNew: boolean, ...components: string[]) =>
  newFlagHints(
    [page('/x/react-charts/gauge', isNew ? { isNew } : {})],
    [guide('/x/react-charts/gauge', ...components)],
    () => histories,
  );

it.each<[string, boolean, string[], string[]]>([
  ['old, and not marked', false, ['Gauge'], []],
  ['new, and marked', true, ['SankeyChart'], []],
  ['about old and new things', true, ['Gauge', 'SankeyChart'], []],
  [
    'old, but marked',
    true,
    ['Gauge'],
    ['/x/react-charts/gauge is marked as new, but Gauge existed in the first release of this version.'],
  ],
  [
    'new, but not marked',
    false,
    ['SankeyChart'],
    ['/x/react-charts/gauge is not marked as new, but SankeyChart came with 8.5.0.'],
  ],
  ['about nothing in particular', true, [], []],
])('hints at a page that is %s', (_, isNew, components, expected) => {
  expect(hints(isNew, ...components)).toEqual(expected);
});
