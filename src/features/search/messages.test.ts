import { describe, expect, it } from 'vitest';
import { textsOf, translator } from '#services/i18n';
import type { Answer, Hit } from '#services/search/browser';
import { noHitsOf, shortened, statusOf } from './messages.ts';
import { SEARCH_TEXTS } from './props.ts';
import { reduceSearch, startSearch, type SearchAction, type SearchState } from './searchState.ts';

const texts = textsOf(translator('en'), SEARCH_TEXTS);
const HIT: Hit = {
  kind: 'page',
  title: 'Sorting',
  chinese: '',
  marks: [],
  href: '/x/react-data-grid/sorting/',
  shard: 'data-grid',
  section: 'Data Grid',
  page: '',
  plan: 0,
  owners: [],
};
const palette = { saved: [], commands: { label: 'Commands', options: [{ kind: 'command', label: 'Copy' }] } } as const;

const reduce = (...actions: SearchAction[]) => actions.reduce(reduceSearch, startSearch());
const browsed = (text: string) => reduce({ type: 'browse', text, palette });
const asked = (text: string) => reduce({ type: 'ask', text });
const failed = (state: SearchState) => reduceSearch(state, { type: 'fail' });
function answered(text: string, count: number, total = count): SearchState {
  const state = asked(text);
  const answer: Answer = { hits: Array.from({ length: count }, () => HIT), total, withoutFilters: 0 };
  return state.question ? reduceSearch(state, { type: 'answer', question: state.question, answer }) : state;
}

describe('the status of the search', () => {
  it.each([
    ['nothing typed', browsed(''), ''],
    ['a failure', failed(asked('sort')), ''],
    ['an awaited answer', asked('sort'), 'Loading the search index…'],
    ['one hit', answered('sort', 1), '1 result'],
    ['hits', answered('sort', 7), '7 results'],
    ['more hits than are shown', answered('sort', 30, 99), 'First 30 of 99 results'],
    ['no hits', answered('sort', 0), 'No results for “sort”.'],
    ['one command', browsed('>copy'), '1 result'],
    ['no command', browsed('> frobnicate '), 'No results for “frobnicate”.'],
    ['a long query', answered('x'.repeat(201), 2), 'Only the first 200 characters are searched. 2 results'],
  ])('with %s', (_, state, status) => expect(statusOf(state, texts)).toBe(status));

  it('says that nothing was found only after an answer', () => {
    expect([browsed(''), asked('sort'), answered('sort', 1)].map((state) => noHitsOf(state, texts))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(noHitsOf(answered('sort', 0), texts)).toBe('No results for “sort”.');
  });
});

describe('texts of the search', () => {
  it.each([
    ['sort rows', 'sort rows'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    [`${'word '.repeat(20)}`, `${'word '.repeat(12).trimEnd()}…`],
    ['\u{1F600}'.repeat(80), `${'\u{1F600}'.repeat(59)}…`],
  ])('repeats %j as %j', (query, shown) => expect(shortened(query)).toBe(shown));
});
