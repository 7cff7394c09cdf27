import { expect, it } from 'vitest';
import { type ApiHistory, type FactEntry, HISTORY_FORMAT } from '#model/api-history';
import { labelsOf, recentReleases, rowHistories } from '#model/row-history';

const RELEASES = ['7.0.0', '8.0.0', '8.1.0', '8.2.0', '9.0.0'];

function historyOf(facts: Readonly<Record<string, readonly FactEntry[]>>): ApiHistory {
  return {
    format: HISTORY_FORMAT,
    releases: RELEASES,
    branches: { 8: '7.0.0', 9: '8.2.0' },
    widened: [],
    packages: { '@mui/x-charts': RELEASES, '@mui/x-charts-pro': ['8.0.0', '8.2.0', '9.0.0'] },
    products: { 'data-grid': {}, 'date-pickers': {}, charts: facts, 'tree-view': {} },
  };
}

const rowsOf = (facts: Readonly<Record<string, readonly FactEntry[]>>) =>
  Object.fromEntries(rowHistories(historyOf(facts), 'charts', '8.2.0'));

it.each<[string, Readonly<Record<string, readonly FactEntry[]>>, object]>([
  ['a prop of this major version', { 'Gauge prop max': [['8.1.0', {}]] }, { 'gauge-prop-max': { since: '8.1.0' } }],
  ['a prop as old as the major version', { 'Gauge prop max': [['8.0.0', {}]] }, {}],
  [
    'something of which no earlier release of the major version was read',
    { Heatmap: [['8.0.0', { plan: 'pro' }]] },
    {},
  ],
  ['a prop that comes later', { 'Gauge prop max': [['9.0.0', {}]] }, {}],
  [
    'an export, with what came with it',
    { Gauge: [['8.1.0', {}]], 'Gauge prop max': [['8.1.0', {}]], 'Gauge slot arc': [['8.2.0', {}]] },
    { Gauge: { since: '8.1.0' }, 'Gauge-css-arc': { since: '8.2.0' } },
  ],
  ['an unstable export', { Unstable_Gauge: [['8.1.0', {}]] }, { Gauge: { since: '8.1.0' } }],
  [
    'a stable export that keeps its unstable name for a while',
    {
      Gauge: [['8.2.0', {}]],
      Unstable_Gauge: [
        ['7.0.0', {}],
        ['8.2.0', { deprecated: '' }],
      ],
    },
    { Gauge: { since: '8.2.0' } },
  ],
  [
    'a deprecation of an earlier major version',
    {
      'Gauge prop max': [
        ['7.0.0', {}],
        ['8.0.0', { deprecated: '' }],
      ],
    },
    { 'gauge-prop-max': { deprecated: '8.0.0' } },
  ],
  [
    'a changed type, and a removal',
    {
      'AxisConfig member id': [
        ['7.0.0', { type: 'A' }],
        ['8.1.0', { type: 'B' }],
        ['9.0.0', null],
      ],
    },
    { 'axis-config-prop-id': { typeChanged: '8.1.0', removed: '9.0.0' } },
  ],
])('says of %s', (_, facts, expected) => {
  const releases = Object.entries(rowsOf(facts)).map(([anchor, row]) => [
    anchor,
    Object.fromEntries(Object.entries(row).map(([name, fact]) => [name, fact?.release])),
  ]);
  expect(Object.fromEntries(releases)).toEqual(expected);
});

it('labels what happened exactly in a release, and what happened by it', () => {
  const rows = rowsOf({
    'Gauge prop max': [
      ['7.0.0', {}],
      ['8.1.0', { deprecated: '' }],
      ['9.0.0', null],
    ],
    Heatmap: [['8.2.0', { plan: 'pro' }]],
  });
  expect(labelsOf(rows['gauge-prop-max'])).toEqual([
    { about: 'deprecated', id: 'apiDeprecatedSince', release: '8.1.0' },
    { about: 'removed', id: 'apiRemoved', release: '9.0.0' },
  ]);
  expect(labelsOf(rows['Heatmap'])).toEqual([{ about: 'since', id: 'apiSinceBy', release: '8.2.0' }]);
  expect(labelsOf(undefined)).toEqual([]);
});

it('lists what is newer than the first release of the major version, with members of new exports', () => {
  const facts: Readonly<Record<string, readonly FactEntry[]>> = {
    Gauge: [['8.1.0', {}]],
    'Gauge prop max': [['8.1.0', {}]],
    'Gauge slot arc': [['8.2.0', {}]],
    LineChart: [['7.0.0', {}]],
    'LineChart prop axis': [['8.0.0', {}]],
    Heatmap: [['9.0.0', {}]],
  };
  expect(Object.fromEntries(recentReleases(historyOf(facts), 'charts', '8.2.0'))).toEqual({
    Gauge: '8.1.0',
    'gauge-prop-max': '8.1.0',
    'Gauge-css-arc': '8.2.0',
  });
});
