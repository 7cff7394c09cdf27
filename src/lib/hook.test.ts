// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { find, findAll, findAround, follow, type Hook, mark, markTexts, need, read, readTexts } from './hook.ts';

const FIELD: Hook<HTMLInputElement> = 'data-field';
const VIEW: Hook<HTMLButtonElement, 'table' | 'list'> = 'data-view';

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input data-field value="first"><input data-field value="second">
      <button data-view="table"><span>Table</span></button>
    </form>`;
});

it('gives components the attributes by which controllers find their elements', () => {
  expect(mark(FIELD)).toEqual({ 'data-field': '' });
  expect(mark(VIEW, 'list')).toEqual({ 'data-view': 'list' });
  expect(mark(VIEW, undefined)['data-view']).toBeUndefined();
  expect(find(FIELD)?.value).toBe('first');
  expect(findAll(FIELD).map(({ value }) => value)).toEqual(['first', 'second']);
  expect(find(FIELD, document.createElement('div'))).toBeNull();
  expect(find(VIEW, document, 'list')).toBeNull();
  expect(need(VIEW, document, 'table').textContent).toBe('Table');
  expect(() => need(VIEW, document, 'list')).toThrow('data-view="list"');
});

it('finds the element around the target of an event, and its value', () => {
  const button = findAround(VIEW, document.querySelector('span'));
  expect(button && read(VIEW, button)).toBe('table');
  expect(findAround(VIEW, document)).toBeNull();
  expect(findAround(VIEW, null)).toBeNull();
});

it('hands texts from a component to its controller', () => {
  const ids = ['noMatches', 'close'] as const;
  const attributes = markTexts(ids, (id) => `text of ${id}`);
  expect(Object.keys(attributes)).toEqual(['data-no-matches', 'data-close']);
  for (const [name, text] of Object.entries(attributes)) document.body.setAttribute(name, text);
  expect(readTexts<(typeof ids)[number]>(document.body).noMatches).toBe('text of noMatches');
});

it('listens to several types of events', () => {
  const listener = vi.fn();
  follow(document, ['click', 'keydown'], listener);
  for (const type of ['click', 'keydown', 'keyup']) find(FIELD)?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(listener).toHaveBeenCalledTimes(2);
});
