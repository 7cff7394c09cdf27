import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExplorerControl } from '#model/explorer';
import {
  decode,
  encode,
  type ExplorerAction,
  type ExplorerHistory,
  explorerReducer,
  withValue,
} from './explorerState.ts';

const control = (id: string, kind: ExplorerControl['kind'], more: Partial<ExplorerControl> = {}): ExplorerControl => ({
  id,
  kind,
  label: id,
  text: '',
  href: '',
  ...more,
});
const controls = [
  control('stacked', 'recipe', { values: [['all'], ['expand']] }),
  control('density', 'choice', { initial: 'standard', values: [['standard'], ['compact']] }),
  control('calendars', 'choice', { initial: 2, values: [[1], [2], [3]] }),
  control('checkboxSelection', 'boolean', { initial: false }),
  control('rowSelection', 'boolean', { initial: true }),
  control('ampm', 'boolean'),
  control('rowHeight', 'number', { initial: 52 }),
  control('width', 'number'),
  control('label', 'string'),
  control('onRowClick', 'callback'),
  control('headerFilters', 'boolean', { initial: false, plan: 'pro' }),
  control('grouping', 'recipe', { plan: 'premium', values: [['team']] }),
];
const plans = ['community', 'pro', 'premium'] as const;
const stateOf = (hash: string) => decode(controls, plans, hash).state;

describe('a link', () => {
  it.each([
    ['#density=compact&checkboxSelection', { density: 'compact', checkboxSelection: true }],
    ['#checkboxSelection&density=compact', { density: 'compact', checkboxSelection: true }],
    ['#rowSelection=false', { rowSelection: false }],
    ['#ampm=false&calendars=3', { calendars: 3, ampm: false }],
    ['#label=Two+words%26more', { label: 'Two words&more' }],
    ['#stacked=expand&rowHeight=12.5', { stacked: 'expand', rowHeight: 12.5 }],
    // Without a value, it tries the control.
    ['#density', { density: 'compact' }],
    ['#rowSelection', { rowSelection: false }],
    ['#rowHeight&width', { rowHeight: 104, width: 40 }],
    ['#stacked&onRowClick', { stacked: 'all', onRowClick: true }],
    // Junk.
    ['', {}],
    ['#', {}],
    ['#density=huge&calendars=4&checkboxSelection=maybe&stacked=none', {}],
    ['#rowHeight=1e9&width=abc&label=&nothing=1', { label: 'Sample' }],
    [`#label=${'x'.repeat(81)}`, {}],
    ['#__proto__=1&constructor&toString=2', {}],
    ['#%E0%A4%A&density=compact', { density: 'compact' }],
    // Defaults are no part of a state.
    ['#density=standard&checkboxSelection=false&rowHeight=52', {}],
  ])('%s opens a state', (hash, state) => {
    expect(stateOf(hash)).toEqual(state);
  });

  it('names a plan, if there is one of that name', () => {
    expect(decode(controls, plans, '#plan=pro&density').plan).toBe('pro');
    expect(decode(controls, plans, '#plan=gold').plan).toBeUndefined();
    expect(encode({ state: { density: 'compact' }, plan: 'pro' }, true)).toBe('plan=pro&density=compact');
  });

  it('restores every state', () => {
    const values = fc.record(
      {
        stacked: fc.constantFrom('all', 'expand'),
        density: fc.constant('compact'),
        calendars: fc.constantFrom(1, 3),
        checkboxSelection: fc.constant(true),
        rowSelection: fc.constant(false),
        ampm: fc.boolean(),
        rowHeight: fc.integer({ min: -999, max: 51 }),
        label: fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme-ascii' }),
        onRowClick: fc.constant(true),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, (chosen) => {
        const state = Object.entries(chosen).reduce((all, [id, value]) => withValue(controls, all, id, value), {});
        expect(stateOf(`#${encode({ state, plan: 'community' }, false)}`)).toEqual(state);
      }),
    );
  });

  it('of any text opens a state that it can restore', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const state = stateOf(`#${text}`);
        expect(stateOf(`#${encode({ state, plan: 'community' }, false)}`)).toEqual(state);
      }),
    );
  });
});

describe('the state', () => {
  const reduce = explorerReducer(controls, plans);
  const start: ExplorerHistory = { now: { state: {}, plan: 'community' }, past: [], last: undefined };
  const after = (...actions: ExplorerAction[]) => actions.reduce(reduce, start);
  const set = (id: string, value: string | number | boolean | undefined): ExplorerAction => ({
    type: 'set',
    id,
    value,
  });

  it('raises the plan for a prop that needs it, and drops the props that a lower plan lacks', () => {
    const raised = after(set('density', 'compact'), set('headerFilters', true), set('grouping', 'team'));
    expect(raised.now.plan).toBe('premium');
    const lowered = reduce(raised, { type: 'choose plan', plan: 'pro' });
    expect(lowered.now).toEqual({ state: { density: 'compact', headerFilters: true }, plan: 'pro' });
    expect(reduce(lowered, { type: 'undo' }).now).toEqual(raised.now);
  });

  it('has no plan that no component has', () => {
    const reduced = explorerReducer(controls, ['pro'])(start, {
      type: 'open',
      explored: { state: {}, plan: 'community' },
    });
    expect(reduced.now.plan).toBe('pro');
  });

  it('undoes step by step; typing into a field is one step', () => {
    const changed = after(
      set('checkboxSelection', true),
      set('rowHeight', 4),
      set('rowHeight', 40),
      set('density', 'compact'),
      { type: 'reset' },
    );
    const steps = [changed];
    for (let last = changed; last.past.length > 0; last = steps.at(-1) ?? last)
      steps.push(reduce(last, { type: 'undo' }));
    expect(steps.map(({ now }) => now.state)).toEqual([
      {},
      { density: 'compact', checkboxSelection: true, rowHeight: 40 },
      { checkboxSelection: true, rowHeight: 40 },
      { checkboxSelection: true },
      {},
    ]);
    expect(reduce(start, { type: 'undo' })).toBe(start);
  });

  it('forgets a prop that has its default again', () => {
    expect(after(set('density', 'compact'), set('density', 'standard')).now.state).toEqual({});
    expect(after(set('label', 'x'), set('label', undefined)).now.state).toEqual({});
  });
});
