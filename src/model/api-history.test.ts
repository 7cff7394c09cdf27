import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiFolder } from '#model/api-folders';
import {
  type ApiHistory,
  changesBetween,
  deprecatedSince,
  factOf,
  type FactEntry,
  type FactState,
  HISTORY_FORMAT,
  isSameState,
  keyOf,
  lastRead,
  removedIn,
  sinceOf,
  stateAt,
  typeChangedIn,
} from '#model/api-history';

/** All facts of a release. */
function apiAt(history: ApiHistory, folder: ApiFolder, release: string): Map<string, FactState> {
  const keys = Object.keys(history.products[folder]);
  return new Map(
    keys.flatMap((key) => {
      const state = stateAt(history, folder, key, release);
      return state ? [[key, state] as const] : [];
    }),
  );
}

const RELEASES = ['7.0.0', '7.1.0', '7.2.0', '8.0.0', '8.1.0', '8.2.0', '8.3.0', '9.0.0'];
/** 7.2.0 appeared after 8.0.0. */
const BRANCHES = { 8: '7.1.0', 9: '8.3.0' };
const PRO_READ = RELEASES.filter((release) => release !== '8.1.0');

function historyOf(facts: Readonly<Record<string, readonly FactEntry[]>>): ApiHistory {
  return {
    format: HISTORY_FORMAT,
    releases: RELEASES,
    branches: BRANCHES,
    widened: [],
    packages: { '@mui/x-charts': RELEASES, '@mui/x-charts-pro': PRO_READ },
    products: { 'data-grid': {}, 'date-pickers': {}, charts: facts, 'tree-view': {} },
  };
}

const history = historyOf({
  'Gauge prop old': [['7.0.0', { type: 'A' }]],
  'Gauge prop added': [
    ['8.1.0', { type: 'A' }],
    ['8.3.0', { type: 'B' }],
  ],
  'Gauge prop backported': [
    ['7.2.0', { type: 'A' }],
    ['8.2.0', { type: 'A' }],
  ],
  'Gauge prop returned': [
    ['7.0.0', {}],
    ['8.0.0', null],
    ['8.2.0', {}],
  ],
  'Gauge prop leaving': [
    ['7.0.0', { type: 'A' }],
    ['8.1.0', { type: 'A', deprecated: '' }],
    ['8.3.0', { type: 'A', deprecated: 'Use `added`.' }],
    ['9.0.0', null],
  ],
  'Gauge prop redeclared': [
    ['7.0.0', { isForeign: true }],
    ['8.1.0', { type: 'A' }],
  ],
  'Gauge prop paid': [['8.2.0', { type: 'A', plan: 'pro' }]],
});
const ask = (name: string) => `Gauge prop ${name}`;

describe('since when', () => {
  it.each([
    ['old', '8.3.0', undefined],
    ['added', '8.3.0', { release: '8.1.0', isExact: true }],
    ['added', '8.0.0', undefined],
    ['backported', '8.3.0', { release: '8.2.0', isExact: true }],
    ['backported', '7.2.0', { release: '7.2.0', isExact: true }],
    ['returned', '9.0.0', { release: '8.2.0', isExact: true }],
    ['returned', '7.1.0', undefined],
    ['redeclared', '8.3.0', undefined],
    ['paid', '8.3.0', { release: '8.2.0', isExact: false }],
    ['unknown', '8.3.0', undefined],
  ])('%s, for a reader of %s', (name, release, expected) => {
    expect(sinceOf(history, 'charts', ask(name), release)).toEqual(expected);
  });
});

it.each([
  ['leaving', '8.3.0', { release: '8.1.0', isExact: true }],
  ['leaving', '8.0.0', undefined],
  ['added', '8.3.0', undefined],
])('says since when %s is deprecated in %s', (name, release, expected) => {
  expect(deprecatedSince(history, 'charts', ask(name), release)).toEqual(expected);
});

it.each([
  ['added', '8.3.0', { release: '8.3.0', isExact: true }],
  ['added', '8.2.0', undefined],
  ['leaving', '8.3.0', undefined],
  ['redeclared', '8.3.0', undefined],
])('says which release changed the type of %s, up to %s', (name, release, expected) => {
  expect(typeChangedIn(history, 'charts', ask(name), release)).toEqual(expected);
});

it.each([
  ['leaving', '8.1.0', { release: '9.0.0', isExact: true }],
  ['leaving', '9.0.0', undefined],
  ['returned', '7.1.0', { release: '8.0.0', isExact: true }],
  ['added', '8.1.0', undefined],
])('says which release after %s, read in %s, removes it', (name, release, expected) => {
  expect(removedIn(history, 'charts', ask(name), release)).toEqual(expected);
});

it('knows the last release that was read of a plan', () => {
  expect(lastRead(history, 'charts', undefined, '8.1.0')).toBe('8.1.0');
  expect(lastRead(history, 'charts', 'pro', '8.1.0')).toBe('8.0.0');
});

it('lists what differs between two releases', () => {
  expect(changesBetween(history, 'charts', '8.0.0', '8.1.0').map(({ key }) => key)).toEqual([
    ask('added'),
    ask('leaving'),
    ask('redeclared'),
  ]);
});

it.each(['DataGrid', 'DataGrid prop density', 'TreeItem variable --TreeView-itemHeight', 'X member [key: string]'])(
  'reads back the key %s',
  (key) => {
    expect(keyOf(factOf(key))).toBe(key);
  },
);

describe('any history', () => {
  const state: fc.Arbitrary<FactState> = fc.record(
    {
      type: fc.constantFrom('A', 'B'),
      default: fc.constantFrom('1', '2'),
      deprecated: fc.constantFrom('', 'Use another.'),
      isRequired: fc.constant(true as const),
      isForeign: fc.constant(true as const),
      plan: fc.constantFrom('pro' as const, 'premium' as const),
    },
    { requiredKeys: [] },
  );
  const entries = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...RELEASES), fc.option(state)), { selector: ([release]) => release })
    .map((found) => found.toSorted(([a], [b]) => RELEASES.indexOf(a) - RELEASES.indexOf(b)));
  const facts = fc.dictionary(fc.constantFrom('A', 'A prop a', 'A prop b', 'B', 'B slot a'), entries);

  it('gives the API of a release when its changes are applied to that of another, in both directions', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...RELEASES), fc.constantFrom(...RELEASES), (given, from, to) => {
        const any = historyOf(given);
        const api = apiAt(any, 'charts', from);
        for (const { key, before, after } of changesBetween(any, 'charts', from, to)) {
          expect(isSameState(api.get(key), before)).toBe(true);
          if (after) api.set(key, after);
          else api.delete(key);
        }
        expect(api).toEqual(apiAt(any, 'charts', to));
      }),
    );
  });

  it('never says that something is newer than the release that has it, and it is missing before', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...RELEASES), (given, release) => {
        const any = historyOf(given);
        for (const key of Object.keys(given)) {
          const since = sinceOf(any, 'charts', key, release);
          if (!since) continue;
          expect(RELEASES.indexOf(since.release)).toBeLessThanOrEqual(RELEASES.indexOf(release));
          expect(stateAt(any, 'charts', key, since.release)).toBeDefined();
        }
      }),
    );
  });
});
