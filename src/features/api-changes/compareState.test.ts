import { describe, expect, it } from 'vitest';
import { compareReducer, filterChanges, readQuery, writeQuery } from './compareState.ts';

const RELEASES = ['7.0.0', '8.0.0', '8.1.0', '9.0.0'];
const PAGE = { from: '8.0.0', to: '8.1.0' };
const START = { ...PAGE, product: '', words: '' } as const;

describe('the releases in an address', () => {
  it.each([
    ['', START, []],
    ['?from=7.0.0&to=9.0.0', { ...START, from: '7.0.0', to: '9.0.0' }, []],
    ['?from=9.0.0&to=7.0.0', { ...START, from: '7.0.0', to: '9.0.0' }, []],
    ['?to=9.0.0&product=charts&words=axis', { ...START, to: '9.0.0', product: 'charts', words: 'axis' }, []],
    ['?from=1.0.0&to=x', START, ['1.0.0', 'x']],
    ['?product=none', START, []],
  ])('%s', (query, state, unknown) => {
    expect(readQuery(query, PAGE, RELEASES)).toEqual({ state, unknown });
  });

  it('are written without what every comparison starts with', () => {
    expect(writeQuery({ ...START, words: ' axis ' })).toBe('?from=8.0.0&to=8.1.0&words=axis');
  });
});

it.each([
  [
    { field: 'from', value: '9.0.0' },
    { from: '9.0.0', to: '9.0.0' },
  ],
  [
    { field: 'from', value: '7.0.0' },
    { from: '7.0.0', to: '8.1.0' },
  ],
  [
    { field: 'to', value: '7.0.0' },
    { from: '7.0.0', to: '7.0.0' },
  ],
  [{ field: 'product', value: 'charts' }, { product: 'charts' }],
  [{ field: 'product', value: 'none' }, { product: '' }],
  [{ field: 'words', value: 'axis' }, { words: 'axis' }],
] as const)('after %j, the first release is still the earlier one', (action, expected) => {
  expect(compareReducer(START, action)).toMatchObject(expected);
});

it('filters changes by all words, in names and kinds', () => {
  const owners = [
    {
      owner: 'ChartsXAxis',
      changes: [
        { kind: 'added', fact: { owner: 'ChartsXAxis', member: { kind: 'prop', name: 'tickSpacing' } } },
        { kind: 'removed', fact: { owner: 'ChartsXAxis', member: { kind: 'prop', name: 'fill' } } },
      ],
    },
    { owner: 'Gauge', changes: [{ kind: 'added', fact: { owner: 'Gauge' } }] },
  ] as const;
  const namesOf = (words: string) =>
    filterChanges(owners, words).flatMap(({ changes }) => changes.map(({ fact }) => fact.owner));
  expect(namesOf('xaxis TICK')).toEqual(['ChartsXAxis']);
  expect(namesOf('added')).toEqual(['ChartsXAxis', 'Gauge']);
  expect(namesOf('nothing')).toEqual([]);
});
