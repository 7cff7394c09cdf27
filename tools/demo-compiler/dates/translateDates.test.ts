import { describe, expect, it } from 'vitest';
import { format } from '../javascript/format.ts';
import { DATE_LIBRARIES, type DateLibrary } from './libraries.ts';
import { translateDates } from './translateDates.ts';

const HEAD = "import dayjs, { type Dayjs } from 'dayjs';\n";

async function translate(source: string, library: DateLibrary) {
  const result = translateDates(source, library);
  return 'note' in result ? result : { code: await format(result.code, 'demo.tsx') };
}

/** The code in each library without imports, or the note. */
async function translated(code: string, head = HEAD): Promise<string[]> {
  const results = await Promise.all(DATE_LIBRARIES.map((library) => translate(head + code, library)));
  return results.map((result) => {
    if ('note' in result) return `note: ${result.note}`;
    return result.code
      .replaceAll(/^import [^;]*;\n+/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });
}

/** The imports in each library. */
async function imports(code: string): Promise<string[]> {
  const results = await Promise.all(DATE_LIBRARIES.map((library) => translate(code, library)));
  return results.map((result) => ('note' in result ? `note: ${result.note}` : result.code.trim()));
}

describe('constructors', () => {
  it.each([
    ["dayjs('2025-04-17');", "parseISO('2025-04-17');", "DateTime.fromISO('2025-04-17');", "moment('2025-04-17');"],
    [
      "dayjs('2025-04-17T15:30');",
      "parseISO('2025-04-17T15:30');",
      "DateTime.fromISO('2025-04-17T15:30');",
      "moment('2025-04-17T15:30');",
    ],
    ['dayjs();', 'new Date();', 'DateTime.now();', 'moment();'],
    [
      "const days = ['2025-04-17'].map((day) => dayjs(day));",
      "const days = ['2025-04-17'].map((day) => parseISO(day));",
      "const days = ['2025-04-17'].map((day) => DateTime.fromISO(day));",
      "const days = ['2025-04-17'].map((day) => moment(day));",
    ],
  ])('of %s', async (code, ...expected) => {
    expect(await translated(code)).toEqual(expected);
  });
});

describe('types', () => {
  it.each([
    ['let a: Dayjs | null;', 'let a: Date | null;', 'let a: DateTime | null;', 'let a: Moment | null;'],
    [
      'type A = DateRange<Dayjs>;',
      'type A = DateRange<Date>;',
      'type A = DateRange<DateTime>;',
      'type A = DateRange<Moment>;',
    ],
    [
      "const [a] = React.useState(dayjs('2025-04-17'));",
      "const [a] = React.useState(parseISO('2025-04-17'));",
      "const [a] = React.useState<DateTime>(DateTime.fromISO('2025-04-17'));",
      "const [a] = React.useState(moment('2025-04-17'));",
    ],
  ])('in %s', async (code, ...expected) => {
    expect(await translated(code)).toEqual(expected);
  });
});

const EACH_METHOD: readonly [string, string, string, string][] = [
  [
    "a.format('D/MM/YYYY')",
    "isValid(a) ? format(a, 'd/MM/yyyy') : 'Invalid Date'",
    "a.toFormat('d/MM/yyyy')",
    "a.format('D/MM/YYYY')",
  ],
  [
    "a.isValid() && a.format('H:mm')",
    "isValid(a) && format(a, 'H:mm')",
    "a.isValid && a.toFormat('H:mm')",
    "a.isValid() && a.format('H:mm')",
  ],
  ["a.add(2, 'day')", 'addDays(a, 2)', 'a.plus({ days: 2 })', "a.clone().add(2, 'day')"],
  [
    "a.add(2, 'days').subtract(1, 'hour')",
    'subHours(addDays(a, 2), 1)',
    'a.plus({ days: 2 }).minus({ hours: 1 })',
    "a.clone().add(2, 'days').subtract(1, 'hour')",
  ],
  ["a.startOf('month')", 'startOfMonth(a)', "a.startOf('month')", "a.clone().startOf('month')"],
  ["a.endOf('week')", 'endOfWeek(a)', "a.endOf('week', { useLocaleWeeks: true })", "a.clone().endOf('week')"],
  ['a.isBefore(b)', 'isBefore(a, b)', 'a < b', 'a.isBefore(b)'],
  [
    "a.isAfter(b, 'day')",
    'isAfter(startOfDay(a), startOfDay(b))',
    "a.startOf('day') > b.startOf('day')",
    "a.isAfter(b, 'day')",
  ],
  ['a.isSame(b)', 'isEqual(a, b)', 'a.toMillis() === b.toMillis()', 'a.isSame(b)'],
  ["a.isSame(c, 'day')", 'c ? isSameDay(a, c) : false', "c ? a.hasSame(c, 'day') : false", "a.isSame(c, 'day')"],
  ["a.diff(b, 'day')", 'differenceInDays(a, b)', "Math.trunc(a.diff(b, 'days').days)", "a.diff(b, 'day')"],
  [
    "a.diff(b, 'hour', true)",
    'differenceInMilliseconds(a, b) / millisecondsInHour',
    "a.diff(b, 'hours').hours",
    "a.diff(b, 'hour', true)",
  ],
  ['a.year() + a.date()', 'a.getFullYear() + a.getDate()', 'a.year + a.day', 'a.year() + a.date()'],
  ['a.month() === 7', 'a.getMonth() === 7', 'a.month === 8', 'a.month() === 7'],
  ['a.day() === 0', 'a.getDay() === 0', 'a.weekday === 7', 'a.day() === 0'],
  [
    '[0, 6].includes(a.day())',
    '[0, 6].includes(a.getDay())',
    '[0, 6].includes(a.weekday % 7)',
    '[0, 6].includes(a.day())',
  ],
  [
    'a.hour(b.hour()).minute(0)',
    'setMinutes(setHours(a, b.getHours()), 0)',
    'a.set({ hour: b.hour }).set({ minute: 0 })',
    'a.clone().hour(b.hour()).minute(0)',
  ],
  ['a.toISOString()', 'a.toISOString()', 'a.toJSDate().toISOString()', 'a.toISOString()'],
  ['dayjs.isDayjs(x)', 'x instanceof Date', 'DateTime.isDateTime(x)', 'moment.isMoment(x)'],
];

describe('methods', () => {
  it.each(EACH_METHOD)('of %s', async (code, ...expected) => {
    const [before, after] = ['const f = (a: TYPE, b: TYPE, c: TYPE | null, x: unknown) => ', ';'];
    const types = ['Date', 'DateTime', 'Moment'];
    expect(await translated(before.replaceAll('TYPE', 'Dayjs') + code + after)).toEqual(
      expected.map((result, index) => `${before.replaceAll('TYPE', types[index] ?? '')}${result}${after}`),
    );
  });

  it.each([
    [
      "c?.format('H') ?? 'none'",
      "c ? (isValid(c) ? format(c, 'H') : 'Invalid Date') : 'none'",
      "c?.toFormat('H') ?? 'none'",
    ],
    [
      "c?.isValid() ? c.format('H') : 'none'",
      "c && isValid(c) ? format(c, 'H') : 'none'",
      "c?.isValid ? c.toFormat('H') : 'none'",
    ],
    ['!c?.isValid() || c.hour() > 9', '!c || !isValid(c) || c.getHours() > 9', '!c?.isValid || c.hour > 9'],
    ['<p>{c?.hour()}</p>', '<p>{c?.getHours()}</p>', '<p>{c?.hour}</p>'],
    [
      "<p>{c?.diff(a, 'day')}</p>",
      '<p>{c && differenceInDays(c, a)}</p>',
      "<p>{c && Math.trunc(c.diff(a, 'days').days)}</p>",
    ],
  ])('of a value that may be missing: %s', async (code, dateFns, luxon) => {
    const [found] = await translated(`const f = (c: Dayjs | null, a: Dayjs) => (${code});`);
    expect(found).toContain(dateFns);
    const [, other] = await translated(`const f = (c: Dayjs | null, a: Dayjs) => (${code});`);
    expect(other).toContain(luxon);
  });

  it('format dates that are certainly valid without a test', async () => {
    const [dateFns] = await translated("const day = dayjs('2025-04-17');\nday.add(1, 'week').format('D');");
    expect(dateFns).toContain("format(addWeeks(day, 1), 'd');");
  });

  it.each([
    ['DateCalendar', "value && show(format(value, 'd'))"],
    ['DateField', "value && show(isValid(value) ? format(value, 'd') : 'Invalid Date')"],
  ])('format the value of a %s with a test if it can be invalid', async (component, expected) => {
    const head = `${HEAD}import { ${component}, LocalizationProvider } from '@mui/x-date-pickers';\n`;
    const code = `<${component} onAccept={(value) => value && show(value.format('D'))} />;`;
    const [dateFns] = await translated(code, head);
    expect(dateFns).toContain(expected);
  });

  it('get another name for a function that the file has itself', async () => {
    const code = "const format = (value: Dayjs) => value.isValid() ? value.format('D') : '';";
    const [dateFns] = await translated(code);
    expect(dateFns).toBe("const format = (value: Date) => (isValid(value) ? formatDate(value, 'd') : '');");
  });

  it('of other objects stay', async () => {
    const code = "new Intl.NumberFormat('en').format(1);\nnew Set([1]).add(2);\nconst a = new Map();\na.get('day');";
    const [dateFns] = await translated(code);
    expect(dateFns).toBe(code.replaceAll('\n', ' '));
  });
});

describe('pickers', () => {
  const head = `${HEAD}import { DatePicker } from '@mui/x-date-pickers/DatePicker';\n`;

  it.each([
    [
      '<DatePicker format="DD/MM/YYYY" />;',
      '<DatePicker format="dd/MM/yyyy" />;',
      '<DatePicker format="dd/MM/yyyy" />;',
      '<DatePicker format="DD/MM/YYYY" />;',
    ],
    [
      '<DatePicker format="[Due] dddd" />;',
      `<DatePicker format="'Due' EEEE" />;`,
      `<DatePicker format="'Due' EEEE" />;`,
      '<DatePicker format="[Due] dddd" />;',
    ],
    [
      "const ISO = 'YYYY-MM-DDTHH:mm'; <DatePicker format={ISO} />;",
      `const ISO = "yyyy-MM-dd'T'HH:mm"; <DatePicker format={ISO} />;`,
      `const ISO = "yyyy-MM-dd'T'HH:mm"; <DatePicker format={ISO} />;`,
      "const ISO = 'YYYY-MM-DDTHH:mm'; <DatePicker format={ISO} />;",
    ],
    [
      '<DatePicker shouldDisableDate={(day) => day.month() === 0} />;',
      '<DatePicker shouldDisableDate={(day) => day.getMonth() === 0} />;',
      '<DatePicker shouldDisableDate={(day) => day.month === 1} />;',
      '<DatePicker shouldDisableDate={(day) => day.month() === 0} />;',
    ],
  ])('with %s', async (code, ...expected) => {
    expect(await translated(code, head)).toEqual(expected);
  });
});

describe('imports', () => {
  it('are those that the code needs', async () => {
    const code =
      "import dayjs, { Dayjs } from 'dayjs';\nimport { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';\n\nconst a: Dayjs = dayjs().add(1, 'day');\nuse(AdapterDayjs, a);";
    expect(await imports(code)).toEqual([
      "import { addDays } from 'date-fns';\nimport { AdapterDateFns } from '@mui/x-date-pickers-pro/AdapterDateFns';\n\nconst a: Date = addDays(new Date(), 1);\nuse(AdapterDateFns, a);",
      "import { DateTime } from 'luxon';\nimport { AdapterLuxon } from '@mui/x-date-pickers-pro/AdapterLuxon';\n\nconst a: DateTime = DateTime.now().plus({ days: 1 });\nuse(AdapterLuxon, a);",
      "import moment, { type Moment } from 'moment';\nimport { AdapterMoment } from '@mui/x-date-pickers-pro/AdapterMoment';\n\nconst a: Moment = moment().add(1, 'day');\nuse(AdapterMoment, a);",
    ]);
  });

  it('of locales follow each library', async () => {
    const code =
      "import dayjs from 'dayjs';\nimport 'dayjs/locale/pt-br';\n\nuse(<A adapterLocale=\"pt-br\" />, dayjs());";
    expect(await imports(code)).toEqual([
      "import { ptBR } from 'date-fns/locale/pt-BR';\n\nuse(<A adapterLocale={ptBR} />, new Date());",
      'import { DateTime } from \'luxon\';\n\nuse(<A adapterLocale="pt-BR" />, DateTime.now());',
      "import moment from 'moment';\nimport 'moment/dist/locale/pt-br';\n\nuse(<A adapterLocale=\"pt-br\" />, moment());",
    ]);
  });

  it('stay without Day.js', () => {
    expect(translateDates("import * as React from 'react'", 'luxon')).toEqual({
      code: "import * as React from 'react'",
      kind: 'same',
    });
  });
});

it('says how much work a translation was', () => {
  const kindOf = (code: string) => {
    const result = translateDates(HEAD + code, 'luxon');
    return 'kind' in result ? result.kind : result.note;
  };
  expect(kindOf("dayjs('2025-04-17');")).toBe('automatic');
  expect(kindOf("dayjs('2025-04-17').format('D');")).toBe('table');
});

describe('notes', () => {
  it.each([
    ['dayjs.tz("2025-04-17", "Asia/Tokyo");', '`dayjs.tz` is not translated'],
    ['const d = dayjs;', '`d = dayjs` is not translated'],
    ["dayjs('04/17/2025');", "`dayjs('04/17/2025')` is not translated"],
    ["dayjs('17.04.2025', 'DD.MM.YYYY');", '`dayjs` with a format is not translated'],
    ['const f = (day: string) => dayjs(day);', '`dayjs(day)` is not translated'],
    ["f((day) => day.format('D'));", 'does not say whether `day.format`'],
    ['const f = (a: Dayjs) => a.fromNow();', 'method `fromNow`'],
    ["const f = (a: Dayjs) => a.diff(a, 'month');", '`diff` in the unit `month`'],
    ["const f = (a: Dayjs) => a.isBefore('2025-04-17');", "`'2025-04-17'` may be something else than a date"],
    ['const f = (a: Dayjs, unit: "day") => a.startOf(unit);', 'unit of time `unit` is not a text'],
    ['const f = (a: Dayjs) => `${a}`;', 'a date in a text'],
    ['const f = (a: Dayjs, text: string) => a.format(text);', 'format `text` is not a text in this file'],
    ["const label = 'YYYY-MM-DD';", "not certain that 'YYYY-MM-DD' is a format"],
    ["const f = (a: Dayjs) => a.format('Q');", 'format token `Q`'],
    ['const f = (a: Dayjs) => a.format;', '`a.format` is not a call'],
    ["const f = (a: Dayjs) => a['format']();", 'is not a call of a method'],
    ['const f = (a: Dayjs) => { const { format } = a; };', 'is not a call of a method'],
    ["const f = (a: Dayjs) => 'on ' + a;", 'a date in a text'],
    ["const days = new Map<string, Dayjs>();\ndays.get('a')?.format('D');", 'does not say whether'],
    ["import { today } from './days';\ntoday.format('D');", 'does not say whether'],
    ["let day = null;\nday = dayjs();\nday.format('D');", 'does not say whether'],
    ["const f = (a: Booking['day']) => a.format('D');", 'does not say whether'],
    ['const f = (a: Dayjs[]) => a.reduce((b, c) => (c.isAfter(b) ? c : b));', 'does not say whether'],
    ['const DateTime = 1;', 'already uses the name `DateTime`'],
    ['const library = "Day.js";', '`Day.js` is part of Day.js'],
  ])('stand for what is not certain: %s', async (code, reason) => {
    const [, luxon] = await translated(code);
    expect(luxon).toMatch(/^note: /);
    expect(luxon).toContain(reason);
  });

  it.each(["import utc from 'dayjs/plugin/utc';", "import days from 'dayjs';"])(
    'stand for the import %s',
    async (code) => {
      for (const result of await imports(code)) expect(result).toMatch(/^note: /);
    },
  );

  it('concern only the library that lacks something', async () => {
    const results = await translated("const f = (a: Dayjs) => a.isValid() && a.format('Do');");
    expect(results.map((result) => result.startsWith('note'))).toEqual([false, true, false]);
  });

  it('stand for names of months in another language than English', async () => {
    const code = "import 'dayjs/locale/de';\nconst f = (a: Dayjs) => a.isValid() && a.format('MMMM');";
    for (const result of await translated(code)) expect(result).toContain('depend on the locale');
  });
});
