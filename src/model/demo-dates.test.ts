import { expect, it } from 'vitest';
import { DATE_LIBRARIES, parseDatesPath, pathOfDates } from './demo-dates.ts';

it.each(DATE_LIBRARIES)('the address of code with %s is read back', (library) => {
  expect(parseDatesPath(pathOfDates('date-pickers/forms/hook-form', library))).toEqual({
    id: 'date-pickers/forms/hook-form',
    library,
  });
});

it.each([
  '/x/demos/list.json',
  '/x/demos/a/b/dayjs.json',
  '/x/demos/../luxon.json',
  '/zh/x/demos/a/luxon.json',
  '/x/demos/a/',
])('the address %s is not one', (path) => {
  expect(parseDatesPath(path)).toBeUndefined();
});
