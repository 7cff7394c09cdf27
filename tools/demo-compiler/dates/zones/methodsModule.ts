/** Code that calls each translated method with dates around changes of the clock, ends of months and leap days. */
const DATES = [
  '2024-02-29',
  '2024-12-31T23:59:59',
  '2025-01-01',
  '2025-03-08T23:30',
  '2025-03-09T00:00',
  '2025-03-09T03:30',
  '2025-03-31T12:00',
  '2025-04-17T15:30',
  '2025-10-31',
  '2025-11-02T00:30',
  '2025-11-02T12:00',
];

const UNITS = ['day', 'week', 'month', 'year', 'hour', 'minute', 'second'];
const FORMATS = [
  'YYYY-MM-DD HH:mm:ss',
  'dddd, MMMM D, YYYY',
  'ddd D MMM YY [at] h:mm A',
  'M/D/YYYY hh:mm',
  '[of] H:m:s.SSS',
  'YYYY-MM-DDTHH:mm',
];

const each = (values: readonly string[], write: (value: string) => string) => values.map(write).join(',\n');
const moment = (date: string) => `${date}.format('YYYY-MM-DDTHH:mm:ss.SSS')`;

const EXPRESSIONS = [
  moment('a'),
  each(UNITS, (unit) => moment(`a.add(1, '${unit}')`)),
  each(UNITS, (unit) => moment(`a.subtract(13, '${unit}')`)),
  each(UNITS, (unit) => `${moment(`a.startOf('${unit}')`)}, ${moment(`a.endOf('${unit}')`)}`),
  each(UNITS, (unit) => `a.isSame(b, '${unit}'), a.isBefore(b, '${unit}'), a.isAfter(b, '${unit}')`),
  each(['day', 'week', 'hour', 'minute', 'second'], (unit) => `a.diff(b, '${unit}')`),
  each(['hour', 'minute', 'second'], (unit) => `a.diff(b, '${unit}', true)`),
  'a.isSame(b), a.isBefore(b), a.isAfter(b), a.diff(b)',
  'a.year(), a.month(), a.date(), a.day(), a.hour(), a.minute(), a.second()',
  'a.month() === 2, a.day() === 0, a.day() === 6, a.isValid()',
  moment('a.hour(9).minute(5).second(1)'),
  'a.valueOf(), a.toISOString(), a.format()',
  "c?.isValid() ? 1 : 2, c ? a.isSame(c, 'day') : 0, c?.diff(a, 'day') ?? 3",
];

export const METHODS_MODULE = `
import dayjs, { type Dayjs } from 'dayjs';

const dates = [${DATES.map((date) => `'${date}'`).join(', ')}].map((date) => dayjs(date));
const calculate = (a: Dayjs, b: Dayjs, c: Dayjs | null) => [
${EXPRESSIONS.join(',\n')}
];
const show = (a: Dayjs) => [${FORMATS.map((format) => `a.format(${JSON.stringify(format)})`).join(', ')}];

export default [
  ...dates.flatMap((a) => dates.flatMap((b) => calculate(a, b, b))),
  ...dates.flatMap((a) => calculate(a, a, null)),
  ...dates.flatMap((a) => show(a)),
].map(String);
`;
