import { describe, expect, it } from 'vitest';
import type { Answer, Hit } from '#services/search/browser';
import {
  hrefOf,
  isLoading,
  isWaiting,
  optionsIn,
  reduceSearch,
  startSearch,
  type Palette,
  type SearchAction,
  type SearchState,
} from './searchState.ts';

const hit = (href: string): Hit => ({
  kind: 'page',
  title: href,
  chinese: '',
  marks: [],
  href,
  shard: 'data-grid',
  section: '',
  page: '',
  plan: 0,
  owners: [],
});
const answer = (...hrefs: string[]): Answer => ({ hits: hrefs.map(hit), total: hrefs.length, withoutFilters: 0 });

const PALETTE: Palette = {
  saved: [
    { label: 'Recent pages', options: [{ kind: 'page', page: { path: '/a/', title: 'A' } }] },
    { label: 'Bookmarks', options: [] },
    { label: 'Recent searches', options: [{ kind: 'search', query: 'sort' }] },
  ],
  commands: {
    label: 'Commands',
    options: [
      { kind: 'command', label: 'Switch to dark mode' },
      { kind: 'command', label: 'Switch to dense spacing' },
      { kind: 'command', label: 'Open the playground', href: '/play/' },
      { kind: 'command', label: 'Language of demos: Dansk', isTyped: true },
    ],
  },
};

const browse = (text = ''): SearchAction => ({ type: 'browse', text, palette: PALETTE });
const ask = (text: string): SearchAction => ({ type: 'ask', text });
const move = (step: 1 | -1): SearchAction => ({ type: 'move', step });
const fail: SearchAction = { type: 'fail' };
/** Answers the latest question of the state. */
const found =
  (...hrefs: string[]) =>
  ({ question }: SearchState): SearchAction =>
    question ? { type: 'answer', question, answer: answer(...hrefs) } : fail;

type Step = SearchAction | ((state: SearchState) => SearchAction);
const after = (...steps: readonly Step[]) =>
  steps.reduce(
    (state, step) => reduceSearch(state, typeof step === 'function' ? step(state) : step),
    startSearch('charts'),
  );

/** What a reader sees of a state. */
const shown = (state: SearchState) => {
  const options = optionsIn(state.view);
  const active = options[state.active];
  return {
    at: state.view.at,
    options: options.map((option) => hrefOf(option) ?? (option.kind === 'search' ? option.query : option.kind)),
    active: active && (hrefOf(active) ?? active.kind),
    isLoading: isLoading(state),
  };
};

const OFFERED = ['/a/', 'sort', 'command', 'command', '/play/'];

describe('the state of the search', () => {
  it('waits until it is opened, and until the first answer', () => {
    expect(isWaiting(startSearch())).toBe(true);
    expect(isWaiting(reduceSearch(startSearch(), browse()))).toBe(false);
    const asked = reduceSearch(startSearch(), ask('sort'));
    expect(isWaiting(asked)).toBe(true);
    expect(isWaiting(reduceSearch(asked, fail))).toBe(false);
    // What was there before stays.
    expect(isWaiting(reduceSearch(reduceSearch(startSearch(), browse()), ask('sort')))).toBe(false);
  });

  it.each<[string, Step[], ReturnType<typeof shown>]>([
    ['is empty before it is opened', [], { at: 'first', options: [], active: undefined, isLoading: false }],
    [
      'offers what is saved and all commands before anything is typed, none of them active',
      [browse()],
      { at: 'first', options: OFFERED, active: undefined, isLoading: false },
    ],
    [
      'starts at either end with the arrow keys',
      [browse(), move(-1)],
      { at: 'first', options: OFFERED, active: '/play/', isLoading: false },
    ],
    [
      'offers the commands that contain all words after the sign',
      [browse('> DENSE switch')],
      { at: 'commands', options: ['command'], active: 'command', isLoading: false },
    ],
    [
      'offers all commands after the sign alone',
      [browse(' >')],
      { at: 'commands', options: ['command', 'command', '/play/'], active: 'command', isLoading: false },
    ],
    [
      'offers the many commands of one kind once something is typed',
      [browse('>dansk')],
      { at: 'commands', options: ['command'], active: 'command', isLoading: false },
    ],
    ['finds no command', [browse('>frobnicate')], { at: 'commands', options: [], active: undefined, isLoading: false }],
    [
      'keeps what it shows until an answer arrives',
      [browse(), ask('s')],
      { at: 'first', options: OFFERED, active: undefined, isLoading: true },
    ],
    [
      'shows the hits, the best one active',
      [browse(), ask('s'), found('/b/', '/c/')],
      { at: 'hits', options: ['/b/', '/c/'], active: '/b/', isLoading: false },
    ],
    [
      'keeps hits until the next answer arrives',
      [ask('s'), found('/b/'), ask('so')],
      { at: 'hits', options: ['/b/'], active: '/b/', isLoading: true },
    ],
    [
      'shows better hits for the same question',
      [ask('s'), found('/b/'), found('/c/', '/b/')],
      { at: 'hits', options: ['/c/', '/b/'], active: '/c/', isLoading: false },
    ],
    [
      'keeps a link active that a reader has moved to',
      [ask('s'), found('/b/', '/c/'), move(1), found('/c/', '/d/', '/b/')],
      { at: 'hits', options: ['/c/', '/d/', '/b/'], active: '/c/', isLoading: false },
    ],
    [
      'returns to the best hit if the active one is gone',
      [ask('s'), found('/b/', '/c/'), { type: 'point', index: 1 }, ask('so'), found('/d/', '/b/')],
      { at: 'hits', options: ['/d/', '/b/'], active: '/d/', isLoading: false },
    ],
    [
      'moves around the ends of the list',
      [ask('s'), found('/b/', '/c/'), move(1), move(1), move(-1)],
      { at: 'hits', options: ['/b/', '/c/'], active: '/c/', isLoading: false },
    ],
    [
      'does not move without options',
      [ask('s'), found(), move(1)],
      { at: 'hits', options: [], active: undefined, isLoading: false },
    ],
    [
      'ignores the answer to an earlier question',
      [
        ask('s'),
        (state) => {
          const late = found('/late/')(state);
          return late.type === 'answer' ? { ...late, question: { ...late.question } } : fail;
        },
      ],
      { at: 'first', options: [], active: undefined, isLoading: true },
    ],
    [
      'ignores an answer after the text was deleted',
      [ask('s'), browse(), { type: 'answer', question: { text: 's', filters: {} }, answer: answer('/late/') }],
      { at: 'first', options: OFFERED, active: undefined, isLoading: false },
    ],
    [
      'offers nothing after a failure',
      [browse(), ask('s'), fail],
      { at: 'failed', options: [], active: undefined, isLoading: false },
    ],
    [
      'takes the message away with the next try',
      [ask('s'), fail, ask('s')],
      { at: 'first', options: [], active: undefined, isLoading: true },
    ],
    [
      'recovers if the answer arrives after a failure',
      [ask('s'), fail, found('/b/')],
      { at: 'hits', options: ['/b/'], active: '/b/', isLoading: false },
    ],
  ])('%s', (_, steps, expected) => expect(shown(after(...steps))).toEqual(expected));

  it('asks with the trimmed text, the filters and the product of the page', () => {
    expect(after(ask(' sort rows '), { type: 'filter', filters: { group: 'api' } }).question).toEqual({
      text: 'sort rows',
      filters: { group: 'api' },
      current: 'charts',
    });
  });

  it('asks again for the same text, but not while nothing is typed', () => {
    const state = after(ask('sort'));
    expect(reduceSearch(state, ask('sort')).question).not.toBe(state.question);
    expect(reduceSearch(state, { type: 'filter', filters: {} }).question).not.toBe(state.question);
    expect(after({ type: 'filter', filters: { plan: 1 } }, browse()).question).toBeUndefined();
    expect(after({ type: 'filter', filters: { plan: 1 } }, ask('sort')).question?.filters).toEqual({ plan: 1 });
  });

  it('keeps its text as typed, and knows whether the pointer activated an option', () => {
    const pointed = after(ask('sort '), found('/b/', '/c/'), { type: 'point', index: 1 });
    expect(pointed).toMatchObject({ text: 'sort ', active: 1, isPointed: true });
    expect(reduceSearch(pointed, move(1))).toMatchObject({ active: 0, isPointed: false });
  });
});
