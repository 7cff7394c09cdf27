import { expect, it } from 'vitest';
import { isSeenInPopup } from './isSeenInPopup.ts';

const popup = { outside: ['label'] };

it.each([
  ['a prop of the popup', {}, { showDaysOutsideCurrentMonth: true }, true],
  ['another value', { views: 'month-and-year' }, { views: 'year-month-and-day' }, true],
  ['a prop that is reset', { views: 'month-and-year' }, {}, true],
  ['nothing', { views: 'month-and-year' }, { views: 'month-and-year' }, false],
  ['the field', {}, { label: 'Arrival' }, false],
  ['a callback', {}, { onAccept: true }, false],
])('%s', (_, before, after, isSeen) => {
  expect(isSeenInPopup(popup, before, after)).toBe(isSeen);
});
