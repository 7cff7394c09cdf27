import { expect, it } from 'vitest';
import { withApostrophes } from './apostrophes.ts';

it.each([
  ["It's the grid's default, and doesn't change.", 'It’s the grid’s default, and doesn’t change.'],
  ["Slots to customize charts' components.", 'Slots to customize charts’ components.'],
  ["'s viewBox", '’s viewBox'],
])('sets the apostrophes of %j', (text, expected) => expect(withApostrophes(text)).toBe(expected));

it.each([
  "The date to test, 'start' or 'end'.",
  "'s' or 'ms'",
  "Uses the styles' or 'classes' of the root.",
  'It is equal to "desktop".',
  'It’s set.',
])('leaves the quotation marks of %j', (text) => expect(withApostrophes(text)).toBe(text));
