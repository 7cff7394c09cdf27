import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it.each([
  ['{count} results', { count: 3 }, '3 results'],
  ['No results for “{query}”.', { query: '{count}', count: 3 }, 'No results for “{count}”.'],
  ['{done} of {all}', { done: 1 }, '1 of {all}'],
  ['{constructor}', {}, '{constructor}'],
])('fills %j with %j', (text, values, filled) => expect(fillIn(text, values)).toBe(filled));
