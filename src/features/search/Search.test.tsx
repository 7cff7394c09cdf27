// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRef } from 'react';
import { textsOf, translator } from '#services/i18n';
import type { Answer, Hit, Question } from '#services/search/browser';
import { usedRelease, usedTheme } from '#services/lenses/browser';
import { SEARCH_TEXTS, type SearchProps } from './props.ts';
import { Search, type SearchHandle } from './Search.tsx';
import type { SearchAction } from './searchState.ts';

const index = vi.hoisted(() => ({ questions: [] as Question[], send: (_action: SearchAction) => {} }));
vi.mock('./searchClient.ts', () => ({
  client: { ask: (question: Question) => index.questions.push(question) },
  listen: (send: typeof index.send) => void (index.send = send),
}));
const PROPS: SearchProps = {
  texts: textsOf(translator('en'), SEARCH_TEXTS),
  language: 'en',
  products: [{ shard: 'charts', name: 'Charts' }],
  popular: [{ title: 'Sorting', path: '/x/react-data-grid/sorting/' }],
  links: [{ title: 'Introduction', href: '/x/introduction/' }],
  playgroundHref: '/x/playground/',
  starterHref: '/x/start/',
  explorers: [],
};

const hit = (title: string): Hit => ({
  kind: 'prop',
  title,
  chinese: '',
  marks: [[0, 4]],
  href: `#${title}`,
  shard: 'charts',
  section: 'Charts',
  page: '',
  plan: 1,
  owners: ['BarChart', 'LineChart', 'PieChart'],
});

let input: HTMLInputElement;

/** The dialog of the page, filled and opened. */
function open(text = '') {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  input = document.createElement('input');
  input.value = text;
  const place = document.createElement('div');
  dialog.append(input, place);
  document.body.append(dialog);
  input.focus();
  const room = createRef<SearchHandle>();
  render(<Search {...PROPS} input={input} current="charts" ref={room} />, { container: place });
  act(() => room.current?.open());
  return dialog;
}

function answer(titles: string[], more: Partial<Answer> = {}) {
  const question = index.questions.at(-1);
  if (!question) throw new Error('Nothing was asked.');
  const answer = { hits: titles.map(hit), total: titles.length, withoutFilters: 0, ...more };
  act(() => index.send({ type: 'answer', question, answer }));
}

const type = (text: string) => fireEvent.input(input, { target: { value: text } });
const press = (key: string, more = {}) => fireEvent.keyDown(input, { key, ...more });
const activeOption = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  index.questions = [];
  // Missing in jsdom.
  HTMLElement.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});

describe('the room of the search', () => {
  it('answers what was typed before it arrived, and leaves the input alone', () => {
    open('sort');
    expect(index.questions).toEqual([{ text: 'sort', filters: {}, current: 'charts' }]);
    expect(input.value).toBe('sort');
    expect(document.activeElement).toBe(input);
  });

  it('leaves it to the dialog to say that the index loads, until there is something to show', () => {
    vi.useFakeTimers();
    const dialog = open('tool');
    const body = dialog.querySelector('.search-body');
    act(() => void vi.advanceTimersByTime(1000));
    expect(body?.hasAttribute('data-waiting')).toBe(true);
    expect(body?.textContent).toBe('');
    expect(screen.getByRole('status').textContent).toBe('');
    answer(['tooltip']);
    expect(body?.hasAttribute('data-waiting')).toBe(false);
    type('toolt');
    expect(body?.hasAttribute('data-waiting')).toBe(false);
  });

  it('makes the input a combobox of the hits', () => {
    open('sort');
    answer(['sortModel', 'sorting']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(within(screen.getByRole('listbox')).getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(activeOption()).toBe('sortModelPropProCharts · in BarChart, LineChart and 1 more');
    press('ArrowDown');
    expect(activeOption()).toContain('sorting');
    press('p', { ctrlKey: true });
    expect(activeOption()).toContain('sortModel');
    fireEvent.pointerMove(screen.getByText('ing'));
    expect(activeOption()).toContain('sorting');
    answer([]);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('marks what the release that the reader uses lacks', async () => {
    localStorage.setItem('used-release', '8.4.0');
    usedRelease.reload();
    const recent = { '#sortModel': '8.5.0', '#sorting': '8.4.0' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(recent)));
    open('sort');
    answer(['sortModel', 'sorting', 'sortOrder']);
    expect((await screen.findAllByText('newer than your 8.4.0')).map((mark) => mark.closest('a')?.hash)).toEqual([
      '#sortModel',
    ]);
    act(() => usedRelease.set('8.5.0'));
    expect(screen.queryByText(/newer than/)).toBeNull();
    act(() => usedRelease.set(''));
    vi.unstubAllGlobals();
  });

  it('waits until an input method has composed a word', () => {
    open();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'pa' }, isComposing: true });
    press('Enter', { isComposing: true });
    expect(index.questions).toEqual([]);
    fireEvent.compositionEnd(input);
    expect(index.questions.map(({ text }) => text)).toEqual(['pa']);
  });

  it('asks again with filters, and offers to search without them', () => {
    open('sankey');
    fireEvent.change(screen.getByRole('combobox', { name: 'Product' }), { target: { value: 'charts' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Plan' }), { target: { value: '0' } });
    expect(index.questions.at(-1)?.filters).toEqual({ shard: 'charts', plan: 0 });
    answer([], { withoutFilters: 3 });
    fireEvent.click(screen.getByRole('button', { name: 'Search without filters (3)' }));
    expect(index.questions.at(-1)?.filters).toEqual({});
    expect(document.activeElement).toBe(input);
  });

  it('searches for a suggestion', () => {
    open('sotring');
    answer([], { suggestion: 'sorting' });
    fireEvent.click(screen.getByRole('button', { name: 'Search for “sorting” instead' }));
    expect(input.value).toBe('sorting');
    expect(index.questions.at(-1)?.text).toBe('sorting');
  });

  it('says that the index could not be loaded, and tries again', () => {
    open('sort');
    act(() => index.send({ type: 'fail' }));
    expect(screen.getByRole('alert').textContent).toContain('couldn’t be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(index.questions).toHaveLength(2);
  });

  it('remembers the search of a followed hit, offers it the next time, and closes', () => {
    const dialog = open('sort');
    answer(['sorting']);
    press('Enter');
    expect(dialog.open).toBe(false);
    dialog.open = true;
    type('');
    fireEvent.click(screen.getByRole('option', { name: 'sort' }));
    expect(input.value).toBe('sort');
  });

  it('says which plan a hit needs, for the lens of the plan', () => {
    open('sort');
    answer(['sortModel']);
    expect(screen.getByRole('option', { name: /^sortModel/ }).getAttribute('data-plan')).toBe('pro');
  });

  it('offers the plans that are not chosen, and to choose none', () => {
    const dialog = open('>plan');
    const offered = () => screen.getAllByRole('option').map((option) => option.textContent);
    expect(offered()).toEqual(['Plan: Community', 'Plan: Pro', 'Plan: Premium']);
    press('Enter');
    expect(document.documentElement.getAttribute('data-plan-lens')).toBe('community');
    dialog.open = true;
    type('>plan');
    expect(offered()).toEqual(['Plan: Pro', 'Plan: Premium', 'Plan: not chosen']);
    fireEvent.click(screen.getByRole('option', { name: 'Plan: not chosen' }));
    expect(document.documentElement.hasAttribute('data-plan-lens')).toBe(false);
  });

  it('offers the date libraries that are not chosen', () => {
    const dialog = open('>date lib');
    const offered = () => screen.getAllByRole('option').map((option) => option.textContent);
    expect(offered()).toEqual(['Date library: date-fns', 'Date library: Luxon', 'Date library: Moment.js']);
    fireEvent.click(screen.getByRole('option', { name: 'Date library: Luxon' }));
    expect(document.documentElement.getAttribute('data-dates-lens')).toBe('luxon');
    dialog.open = true;
    type('>date lib');
    fireEvent.click(screen.getByRole('option', { name: 'Date library: Day.js' }));
    expect(document.documentElement.hasAttribute('data-dates-lens')).toBe(false);
  });

  it('offers the languages of demos by their own names', () => {
    const dialog = open('>demos deut');
    fireEvent.click(screen.getByRole('option', { name: 'Language of demos: Deutsch' }));
    expect(document.documentElement.getAttribute('data-locale-lens')).toBe('de');
    dialog.open = true;
    type('>demos english');
    fireEvent.click(screen.getByRole('option', { name: 'Language of demos: English' }));
    expect(document.documentElement.hasAttribute('data-locale-lens')).toBe(false);
  });

  it('offers the theme studio, and to remove a theme', () => {
    usedTheme.set('7c3aed');
    open('>theme');
    const offered = screen.getAllByRole('option').map((option) => option.textContent);
    expect(offered).toEqual(['Open the theme studio', 'Remove the theme from demos']);
    fireEvent.click(screen.getByRole('option', { name: 'Remove the theme from demos' }));
    expect(usedTheme.get()).toBe('');
  });

  it('runs a command, and starts empty the next time', () => {
    const dialog = open('>javascript');
    press('Enter');
    expect(document.documentElement.getAttribute('data-code-variant')).toBe('JS');
    expect(dialog.open).toBe(false);
    expect(input.value).toBe('');
  });
});
