import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FactState, removedIn, sinceOf, stateAt } from '#model/api-history';
import type { ProductSnapshot } from './factsOf.ts';
import { type HistoryFile, unpackHistory } from '#model/history-file';
import { emptyHistory, formatHistory } from './historyFile.ts';
import { merge, type Snapshot } from './merge.ts';
import { mostUsefulFirst } from './order.ts';
import { closest, lastUpTo } from './registry.ts';
import { packagesIn, timelineOf } from './releases.ts';

const releases = ['7.0.0', '7.1.0', '7.2.0', '8.0.0', '8.1.0', '9.0.0'];
const timeline = { releases, branches: { 8: '7.1.0', 9: '8.1.0' } };
const COMMUNITY = ['@mui/x-charts'];
const BOTH = ['@mui/x-charts', '@mui/x-charts-pro'];

function snapshot(
  release: string,
  facts: Readonly<Record<string, FactState>>,
  { packages = BOTH, foreign = {} }: { packages?: readonly string[]; foreign?: ProductSnapshot['foreign'] } = {},
): Snapshot {
  return { release, packages, products: { charts: { facts, foreign } } };
}

describe('merging releases', () => {
  it('keeps only what a release changed on its own line', () => {
    const { products } = merge(
      emptyHistory,
      [
        snapshot('7.0.0', { A: {} }),
        snapshot('7.1.0', { A: {} }),
        snapshot('7.2.0', { A: {}, 'A prop backport': { type: 'B' } }),
        snapshot('8.0.0', { A: {}, 'A prop new': { type: 'C' } }),
      ],
      timeline,
    );
    expect(products.charts).toEqual({
      A: [['7.0.0', {}]],
      'A prop backport': [['7.2.0', { type: 'B' }]],
      'A prop new': [['8.0.0', { type: 'C' }]],
    });
  });

  it('does not take a package that a release lacks for an API that it removed', () => {
    const history = merge(
      emptyHistory,
      [
        snapshot('8.0.0', { Heatmap: { plan: 'pro' } }),
        snapshot('8.1.0', {}, { packages: COMMUNITY }),
        snapshot('9.0.0', { Heatmap: { plan: 'pro' } }),
      ],
      timeline,
    );
    expect(history.products.charts).toEqual({ Heatmap: [['8.0.0', { plan: 'pro' }]] });
  });

  it('says "by" where the release before lacks the package', () => {
    const history = merge(
      emptyHistory,
      [
        snapshot('8.0.0', {}),
        snapshot('8.1.0', {}, { packages: COMMUNITY }),
        snapshot('9.0.0', { Heatmap: { plan: 'pro' }, Gauge: {} }),
      ],
      timeline,
    );
    expect(sinceOf(history, 'charts', 'Heatmap', '9.0.0')).toEqual({ release: '9.0.0', isExact: false });
    expect(sinceOf(history, 'charts', 'Gauge', '9.0.0')).toEqual({ release: '9.0.0', isExact: true });
  });

  it('does not take a type for changed that only the package of a larger plan widens', () => {
    const history = merge(
      emptyHistory,
      [
        snapshot('7.0.0', { 'A member state': { type: 'StatePro' } }),
        snapshot('7.1.0', { 'A member state': { type: 'State' } }, { packages: COMMUNITY }),
        snapshot('8.0.0', { 'A member state': { type: 'StatePro' } }),
        snapshot('8.1.0', { 'A member state': { type: 'State' } }, { packages: COMMUNITY }),
      ],
      timeline,
    );
    expect(history.products.charts).toEqual({ 'A member state': [['7.0.0', { type: 'StatePro' }]] });
  });

  it('remembers what the package of a larger plan widens when releases are added later', () => {
    const first = [
      snapshot('7.0.0', { 'A member state': { type: 'StatePro' } }),
      snapshot('7.1.0', { 'A member state': { type: 'State' } }, { packages: COMMUNITY }),
      snapshot('8.0.0', { 'A member state': { type: 'StatePro' } }),
    ];
    const later = snapshot('8.1.0', { 'A member state': { type: 'State' } }, { packages: COMMUNITY });
    const inTwoRuns = merge(merge(emptyHistory, first, timeline), [later], timeline);
    expect(inTwoRuns).toEqual(merge(emptyHistory, [...first, later], timeline));
    expect(inTwoRuns.widened).toEqual(['charts A member state']);
  });

  it('does not take something for new that a release without all packages had before', () => {
    const history = merge(
      emptyHistory,
      [
        snapshot('7.0.0', { selector: { type: 'Narrow' } }, { packages: COMMUNITY }),
        snapshot('7.1.0', { selector: { type: 'Wide' } }),
        snapshot('8.0.0', { selector: { type: 'Narrow' } }, { packages: COMMUNITY }),
        snapshot('8.1.0', { selector: { type: 'Wide' } }),
      ],
      timeline,
    );
    expect(history.products.charts).toEqual({ selector: [['7.0.0', { type: 'Wide' }]] });
  });

  it('does not take a prop for new that another library declared before, and keeps no other foreign props', () => {
    const foreign = { A: ['onClick', 'title'] };
    const history = merge(
      emptyHistory,
      [
        snapshot('7.0.0', { A: {} }, { foreign }),
        snapshot('8.0.0', { A: {}, 'A prop onClick': { type: 'Handler' } }, { foreign: { A: ['title'] } }),
        snapshot('8.1.0', { A: {} }, { foreign }),
      ],
      timeline,
    );
    expect(history.products.charts).toEqual({
      A: [['7.0.0', {}]],
      'A prop onClick': [
        ['7.0.0', { isForeign: true }],
        ['8.0.0', { type: 'Handler' }],
        ['8.1.0', { isForeign: true }],
      ],
    });
    expect(sinceOf(history, 'charts', 'A prop onClick', '8.0.0')).toBeUndefined();
  });

  it('does not take a member for removed that its interface inherits instead', () => {
    const history = merge(
      emptyHistory,
      [
        snapshot('8.0.0', { Model: {}, 'Model member id': { type: 'string' } }),
        snapshot('8.1.0', { Model: {} }, { foreign: { Model: ['id'] } }),
      ],
      timeline,
    );
    expect(removedIn(history, 'charts', 'Model member id', '8.0.0')).toBeUndefined();
  });

  it('gives the same file, and the API of every release, in whatever order releases are added', () => {
    const state: fc.Arbitrary<FactState> = fc.record({ type: fc.constantFrom('A', 'B') }, { requiredKeys: [] });
    const api = fc.dictionary(fc.constantFrom('A', 'B', 'A prop a'), state);
    const all = fc.tuple(...releases.map(() => api));
    const order = fc.shuffledSubarray([...releases.keys()], { minLength: releases.length });
    fc.assert(
      fc.property(all, order, (apis, indexes) => {
        const snapshots = releases.map((release, index) => snapshot(release, apis[index] ?? {}));
        const together = merge(emptyHistory, snapshots, timeline);
        let oneByOne = emptyHistory;
        for (const index of indexes) {
          const next = snapshots[index];
          if (next) oneByOne = merge(oneByOne, [next], timeline);
        }
        expect(formatHistory(oneByOne)).toBe(formatHistory(together));
        for (const [index, release] of releases.entries()) {
          for (const key of ['A', 'B', 'A prop a']) {
            expect(stateAt(together, 'charts', key, release)).toEqual(apis[index]?.[key]);
          }
        }
      }),
    );
  });
});

describe('the file', () => {
  const unpack = (text: string) => unpackHistory(JSON.parse(text) as HistoryFile);

  it('has a line for each state, and for each fact below its export', () => {
    const history = merge(
      emptyHistory,
      [
        snapshot('8.0.0', { A: {}, 'A prop a': { type: 'B' }, AB: {} }),
        snapshot('8.1.0', { A: {}, 'A prop a': { type: 'B', default: '1' } }),
      ],
      timeline,
    );
    const text = formatHistory(history);
    const { states } = JSON.parse(text) as HistoryFile;
    const [first, second] = ['B', { type: 'B', default: '1' }].map((state) =>
      Object.keys(states).find((id) => JSON.stringify(states[id]) === JSON.stringify(state)),
    );
    expect(text).toContain(
      `\n"A":{\n"":"8.0.0",\n"prop a":"8.0.0 ${first},8.1.0 ${second}"\n},\n"AB":{\n"":"8.0.0,8.1.0 -"\n}\n`,
    );
    expect(unpack(text)).toEqual(history);
  });

  it('omits the plan of members that need no larger one than their export', () => {
    const history = merge(
      emptyHistory,
      [
        snapshot('8.0.0', {
          Heatmap: { plan: 'pro' },
          'Heatmap prop colors': { type: 'B', plan: 'pro' },
          'Heatmap prop export': { plan: 'premium' },
        }),
      ],
      timeline,
    );
    const text = formatHistory(history);
    expect(Object.values((JSON.parse(text) as HistoryFile).states)).toHaveLength(3);
    expect(text).toContain('"B"');
    expect(unpack(text)).toEqual(history);
  });

  it('gives back any history, and names many states apart', () => {
    const facts = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index): [string, FactState] => [`A prop p${index}`, { type: `T${index}` }]),
    );
    const history = merge(emptyHistory, [snapshot('8.0.0', facts)], timeline);
    expect(unpack(formatHistory(history))).toEqual(history);
  });
});

it('reads what is most useful first: ends of major versions, the own one, ends of minor versions, the rest', () => {
  const all = ['7.0.0', '7.0.1', '7.0.2', '7.1.0', '7.1.1', '8.0.0', '8.0.1', '8.0.2', '8.0.3', '9.0.0', '9.1.0'];
  const published = new Map([
    ['@mui/x-charts', all],
    ['@mui/x-charts-pro', ['7.1.0', '8.0.1']],
  ]);
  expect(mostUsefulFirst(all, '8.0.2', published)).toEqual([
    '8.0.1',
    '8.0.0',
    '7.1.1',
    '7.1.0',
    '7.0.0',
    '8.0.2',
    '9.1.0',
    '9.0.0',
    '8.0.3',
    '7.0.2',
    '7.0.1',
  ]);
});

it('takes the next patch of an internal package, or else the last version before, or the first of all', () => {
  expect(closest('8.3.0', ['8.2.0', '8.3.1', '8.4.0'])).toBe('8.3.1');
  expect(closest('8.3.0', ['8.1.0', '8.2.0', '8.4.0'])).toBe('8.2.0');
  expect(closest('8.0.0', ['8.1.0'])).toBe('8.1.0');
  expect(closest('8.0.0', [])).toBeUndefined();
});

it('takes no later release of a documented package than the wanted one, if it can', () => {
  expect(lastUpTo('8.9.0', ['8.8.0', '8.9.1'])).toBe('8.8.0');
  expect(lastUpTo('8.9.0', ['8.8.0', '8.9.0', '8.9.1'])).toBe('8.9.0');
  expect(lastUpTo('8.9.0', ['8.9.1'])).toBe('8.9.1');
});

it('reads of a release the packages that were published in it', () => {
  const published = new Map([
    ['@mui/x-data-grid', ['8.0.0', '8.1.0']],
    ['@mui/x-data-grid-premium', ['8.0.0']],
    ['@mui/x-charts', ['8.1.0']],
    ['@mui/x-charts-pro', ['8.1.0']],
  ]);
  expect(timelineOf(published).releases).toEqual(['8.0.0', '8.1.0']);
  expect(packagesIn('8.0.0', published)).toEqual(['@mui/x-data-grid', '@mui/x-data-grid-premium']);
  expect(packagesIn('8.1.0', published)).toEqual(['@mui/x-data-grid', '@mui/x-charts', '@mui/x-charts-pro']);
});
