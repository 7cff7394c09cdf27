import { expect, it } from 'vitest';
import { languageOf } from './browser.ts';

it.each([
  ['de', 'de'],
  ['de-DE', 'de'],
  ['pt-BR', 'pt-BR'],
  ['pt', undefined],
  ['sw', undefined],
])('the language for %s is %s', (tag, id) => {
  expect(languageOf(tag)?.id).toBe(id);
});
