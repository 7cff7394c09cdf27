import { describe, expect, it } from 'vitest';
import { productChanges, readReleases, substitutesOf, usualPairs } from '#model/api-changes';
import { type ApiHistory, type FactEntry, HISTORY_FORMAT } from '#model/api-history';

const RELEASES = ['7.0.0', '7.1.0', '8.0.0', '8.1.0', '8.1.1', '8.2.0', '9.0.0', '9.1.0'];

function historyOf(facts: Readonly<Record<string, readonly FactEntry[]>>, read = RELEASES): ApiHistory {
  return {
    format: HISTORY_FORMAT,
    releases: RELEASES,
    branches: { 8: '7.0.0', 9: '8.2.0' },
    widened: [],
    packages: { '@mui/x-charts': read, '@mui/x-charts-pro': ['8.0.0', '8.2.0'] },
    products: { 'data-grid': {}, 'date-pickers': {}, charts: facts, 'tree-view': {} },
  };
}

const changesOf = (facts: Readonly<Record<string, readonly FactEntry[]>>) =>
  productChanges(historyOf(facts), 'charts', '8.0.0', '8.2.0').flatMap(({ changes }) =>
    changes.map(({ kind, fact, before, after }) => [
      kind,
      fact.member ? `${fact.owner}.${fact.member.name}` : fact.owner,
      ...(before === undefined ? [] : [before]),
      ...(after === undefined ? [] : [after]),
    ]),
  );

describe('changes of a product', () => {
  it.each<[string, Readonly<Record<string, readonly FactEntry[]>>, string[][]]>([
    [
      'a new export once, without its members',
      { Gauge: [['8.1.0', {}]], 'Gauge prop max': [['8.1.0', {}]] },
      [['added', 'Gauge']],
    ],
    [
      'a removed member',
      {
        Gauge: [['7.0.0', {}]],
        'Gauge prop max': [
          ['7.0.0', {}],
          ['8.1.0', null],
        ],
      },
      [['removed', 'Gauge.max']],
    ],
    [
      'a stable name as a new name',
      {
        Unstable_Radar: [
          ['7.0.0', {}],
          ['8.1.0', null],
        ],
        Radar: [['8.1.0', {}]],
      },
      [['renamed', 'Unstable_Radar', 'Radar']],
    ],
    [
      'a new name that the deprecation gave',
      {
        Gauge: [['7.0.0', {}]],
        'Gauge prop max': [
          ['7.0.0', { deprecated: 'Use `limit` instead.' }],
          ['8.1.0', null],
        ],
        'Gauge prop limit': [['8.1.0', {}]],
      },
      [['renamed', 'Gauge.max', 'limit']],
    ],
    [
      'no new name if the deprecation names two things, or one that does not exist',
      {
        Gauge: [['7.0.0', {}]],
        'Gauge prop max': [
          ['7.0.0', { deprecated: 'Use `limit` or `end`.' }],
          ['8.1.0', null],
        ],
        'Gauge prop min': [
          ['7.0.0', { deprecated: 'Use `start`.' }],
          ['8.1.0', null],
        ],
      },
      [
        ['removed', 'Gauge.max'],
        ['removed', 'Gauge.min'],
      ],
    ],
    [
      'each thing that changed of a member',
      {
        Gauge: [['7.0.0', {}]],
        'Gauge prop max': [
          ['7.0.0', { type: 'A', default: '1' }],
          ['8.1.0', { type: 'B', default: '2', deprecated: '', isRequired: true }],
        ],
      },
      [
        ['deprecated', 'Gauge.max', ''],
        ['type', 'Gauge.max', 'A', 'B'],
        ['required', 'Gauge.max', 'required'],
        ['default', 'Gauge.max', '1', '2'],
      ],
    ],
    [
      'nothing of what only moves between libraries',
      {
        Gauge: [['7.0.0', {}]],
        'Gauge prop onClick': [
          ['7.0.0', { isForeign: true }],
          ['8.1.0', { type: 'A' }],
        ],
      },
      [],
    ],
  ])('list %s', (_, facts, expected) => {
    expect(changesOf(facts)).toEqual(expected);
  });
});

it('names packages whose release was not read', () => {
  expect(substitutesOf(historyOf({}), 'charts', ['8.1.1', '8.2.0'])).toEqual([
    { packageName: '@mui/x-charts-pro', wanted: '8.1.1', shown: '8.0.0' },
  ]);
});

it('offers the last minor and major versions, and the next one', () => {
  expect(usualPairs(historyOf({}), '8.2.0')).toEqual({
    'last-minor': { from: '8.1.1', to: '8.2.0' },
    'last-major': { from: '7.0.0', to: '8.2.0' },
    'next-major': { from: '8.2.0', to: '9.1.0' },
  });
});

it('offers only releases that were read', () => {
  const history = historyOf({}, ['8.0.0', '8.2.0']);
  expect(readReleases(history)).toEqual(['8.0.0', '8.2.0']);
  expect(usualPairs(history, '8.2.0')).toEqual({ 'last-minor': { from: '8.0.0', to: '8.2.0' } });
});
