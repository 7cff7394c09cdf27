import { describe, expect, it } from 'vitest';
import { choose, chosenOptions, FIRST_CHOICES, type Option, readChoices, writeChoices } from './choices.ts';
import { compose, planOf } from './compose.ts';
import { reduceStarter, START } from './starterState.ts';

const chosen = (...options: Option[]) => options.reduce(choose, FIRST_CHOICES);
const textOf = (name: string, ...options: Option[]) =>
  compose(chosen(...options), 'TS').files.find((file) => file.name === name)?.text;

describe('the plan', () => {
  it.each<[Option[], ReturnType<typeof planOf>]>([
    [[], { plan: 'community', because: [], otherwise: 'community' }],
    [
      ['server', 'search', 'row-editing', 'checkboxes', 'csv'],
      { plan: 'community', because: [], otherwise: 'community' },
    ],
    [['scroll'], { plan: 'pro', because: ['scroll'], otherwise: 'community' }],
    [['header-filters', 'scroll'], { plan: 'pro', because: ['header-filters', 'scroll'], otherwise: 'community' }],
    [['groups'], { plan: 'premium', because: ['groups'], otherwise: 'community' }],
    [['scroll', 'totals', 'excel'], { plan: 'premium', because: ['totals', 'excel'], otherwise: 'pro' }],
    [['cells'], { plan: 'premium', because: ['cells'], otherwise: 'community' }],
  ])('of %j', (options, expected) => {
    expect(planOf(chosen(...options))).toEqual(expected);
  });
});

describe('an address', () => {
  it.each<[string, Option[] | undefined]>([
    ['', undefined],
    ['#use', undefined],
    ['#grid=', []],
    ['#grid=server,search', ['server', 'search']],
    ['#grid=excel,server', ['server', 'excel']],
    ['#grid=nonsense,,__proto__,constructor,groups', ['groups']],
    ['#grid=groups,totals', ['totals']],
  ])('%j', (hash, options) => {
    const choices = readChoices(hash);
    expect(choices && chosenOptions(choices)).toEqual(options);
  });

  it('names what differs from the first choices, and restores it', () => {
    expect(writeChoices(FIRST_CHOICES)).toBe('');
    const choices = chosen('no-filters', 'scroll', 'excel');
    expect(writeChoices(choices)).toBe('#grid=no-filters,scroll,excel');
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });
});

describe('the code', () => {
  it.each<[string, string, Option[]]>([
    ['rows={orders}', 'OrdersGrid.tsx', []],
    ['dataSource={orderSource}', 'OrdersGrid.tsx', ['server']],
    ['lazyLoading', 'OrdersGrid.tsx', ['server', 'scroll']],
    ['rowGroupingModel={groupedBy}', 'OrdersGrid.tsx', ['groups']],
    ['getGroupKey:', 'orderSource.ts', ['server', 'groups']],
    ['aggregateRow:', 'orderSource.ts', ['server', 'totals']],
    ['quickFilterValues', 'orderSource.ts', ['server', 'search']],
    ['async updateRow(', 'orderSource.ts', ['server', 'cell-editing']],
    ['processRowUpdate={saveOrder}', 'OrdersGrid.tsx', ['cell-editing']],
    ['excelOptions: { fileName', 'OrdersGrid.tsx', ['excel']],
    ['csvOptions: { disableToolbarButton: true }', 'OrdersGrid.tsx', ['search']],
  ])('has %j in %s for %j', (part, name, options) => {
    expect(textOf(name, ...options)).toContain(part);
  });

  it.each<[string, string, Option[]]>([
    // The grid does not build groups of rows that are loaded lazily.
    ['lazyLoading', 'OrdersGrid.tsx', ['server', 'scroll', 'groups']],
    ['operators', 'orderSource.ts', ['server', 'no-filters']],
    ['showToolbar', 'OrdersGrid.tsx', []],
    ['React', 'OrdersGrid.tsx', []],
  ])('lacks %j in %s for %j', (part, name, options) => {
    expect(textOf(name, ...options)).not.toContain(part);
  });

  it('is JavaScript on request', () => {
    const { files } = compose(chosen('server', 'totals', 'checkboxes', 'row-editing'), 'JS');
    expect(files.map(({ name }) => name)).toEqual(['OrdersGrid.jsx', 'orderSource.js', 'orders.js']);
    for (const { text } of files) expect(text).not.toMatch(/[‹›]|\btype [A-Z{]|interface|: Row|as const/);
  });

  it('comes with guides for each choice, and with what readers should know', () => {
    const { reading, notes } = compose(chosen('server', 'scroll', 'groups', 'csv'), 'TS');
    expect(reading).toContainEqual({ on: 'grouping', guides: ['/x/react-data-grid/server-side-data/row-grouping'] });
    expect(reading).toContainEqual({ on: 'premium', guides: ['/x/introduction/licensing'] });
    expect(notes).toEqual(['groups', 'export']);
    expect(compose(FIRST_CHOICES, 'TS').notes).toEqual([]);
  });
});

it('runs from the first choice on', () => {
  expect(START.isLive).toBe(false);
  const state = reduceStarter(START, { type: 'choose', option: 'groups' });
  expect(state).toMatchObject({ isLive: true, choices: { grouping: 'groups', data: 'local' } });
  expect(reduceStarter(state, { type: 'open', choices: FIRST_CHOICES }).choices).toEqual(FIRST_CHOICES);
});
