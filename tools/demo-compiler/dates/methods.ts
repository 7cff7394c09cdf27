import type { DateLibrary } from './libraries.ts';
import { giveUp } from './note.ts';
import { OTHER, type Shape } from './shapes.ts';
import { capital, type Unit } from './units.ts';

/** A call of a method on a date, with its parts already translated. */
export interface MethodCall {
  target: string;
  args: readonly string[];
  /** The argument that names a unit of time, if there is one. */
  unit: Unit | undefined;
  /** The name of a function of date-fns in this file, which is imported then. */
  use: (name: string) => string;
  /** What Moment.js would change in place: nothing if nobody else has the date. */
  copy: string;
}

/** What a call becomes: something after the date, or an expression around it. */
export type Printed = { after: string } | { around: string };
type Print = (call: MethodCall) => Printed;

interface Method {
  returns: 'date' | 'other';
  /** The position of the argument with a unit of time. */
  unitAt?: number;
  /** The first argument is a date, and comparing with `null` is `false`. */
  compares?: true;
  print: Record<DateLibrary, Print>;
}

const after = (text: string): Printed => ({ after: text });
const around = (text: string): Printed => ({ around: text });
/** The same method with the same arguments. */
const same =
  (name: string): Print =>
  ({ args }) =>
    after(`.${name}(${args.join(', ')})`);
/** Moment.js changes the date itself, so it gets a copy. */
const sameOnCopy =
  (name: string): Print =>
  ({ copy, args }) =>
    after(`${copy}.${name}(${args.join(', ')})`);

const WEEKS_OF_LOCALE = ', { useLocaleWeeks: true }';
const luxonUnit = (unit: Unit) => `'${unit}'${unit === 'week' ? WEEKS_OF_LOCALE : ''}`;

const duration = (amount: string, unit: Unit) => (amount === `${unit}s` ? `{ ${amount} }` : `{ ${unit}s: ${amount} }`);

function adds(method: 'add' | 'subtract', prefix: 'add' | 'sub', luxon: 'plus' | 'minus'): Method {
  return {
    returns: 'date',
    unitAt: 1,
    print: {
      'date-fns': ({ target, args: [amount], unit, use }) =>
        around(`${use(`${prefix}${capital(unit ?? 'millisecond')}s`)}(${target}, ${amount})`),
      luxon: ({ args: [amount = ''], unit }) => after(`.${luxon}(${duration(amount, unit ?? 'millisecond')})`),
      moment: sameOnCopy(method),
    },
  };
}

function bounds(method: 'startOf' | 'endOf'): Method {
  return {
    returns: 'date',
    unitAt: 0,
    print: {
      'date-fns': ({ target, unit = 'day', use }) => around(`${use(`${method}${capital(unit)}`)}(${target})`),
      luxon: ({ unit = 'day' }) => after(`.${method}(${luxonUnit(unit)})`),
      moment: sameOnCopy(method),
    },
  };
}

function compares(method: 'isBefore' | 'isAfter', operator: '<' | '>'): Method {
  return {
    returns: 'other',
    unitAt: 1,
    compares: true,
    print: {
      'date-fns': ({ target, args: [other], unit, use }) => {
        const start = (date: string) => (unit ? `${use(`startOf${capital(unit)}`)}(${date})` : date);
        return around(`${use(method)}(${start(target)}, ${start(other ?? '')})`);
      },
      luxon: ({ target, args: [other], unit }) => {
        const start = unit ? `.startOf(${luxonUnit(unit)})` : '';
        return around(`${target}${start} ${operator} ${other}${start}`);
      },
      moment: same(method),
    },
  };
}

/** Reads a part of a date without arguments, and sets it with one. */
function part(method: string, native: string, luxon: string, set?: { dateFns: string; luxon: string }): Method {
  const refuse = () => giveUp(`Setting the \`${method}\` of a date is not translated.`);
  return {
    returns: 'other',
    print: {
      'date-fns': ({ target, args: [value], use }) =>
        value === undefined ? after(`.${native}()`) : around(`${use(set?.dateFns ?? refuse())}(${target}, ${value})`),
      luxon: ({ target, args: [value] }) => {
        if (value !== undefined) return after(`.set({ ${set?.luxon ?? refuse()}: ${value} })`);
        return /^\w+$/.test(luxon) ? after(`.${luxon}`) : around(`${target}.${luxon}`);
      },
      moment: (call) => (call.args.length === 0 ? same(method)(call) : sameOnCopy(method)(call)),
    },
  };
}

function setPart(unit: 'hour' | 'minute' | 'second'): Method {
  const native = `${capital(unit)}s`;
  return part(unit, `get${native}`, unit, { dateFns: `set${native}`, luxon: unit });
}

/** Units in which date-fns and Day.js count alike. */
const COUNTED: readonly Unit[] = ['millisecond', 'second', 'minute', 'hour', 'day', 'week'];
const IN_MILLISECONDS: readonly Unit[] = ['second', 'minute', 'hour'];

function countable(unit: Unit, units: readonly Unit[]): Unit {
  return units.includes(unit) ? unit : giveUp(`\`diff\` in the unit \`${unit}\` is not translated.`);
}

const diff: Method = {
  returns: 'other',
  unitAt: 1,
  print: {
    'date-fns': ({ target, args: [other, , isExact], unit = 'millisecond', use }) => {
      if (isExact !== 'true')
        return around(`${use(`differenceIn${capital(countable(unit, COUNTED))}s`)}(${target}, ${other})`);
      const length = use(`millisecondsIn${capital(countable(unit, IN_MILLISECONDS))}`);
      return around(`${use('differenceInMilliseconds')}(${target}, ${other}) / ${length}`);
    },
    luxon: ({ target, args: [other, , isExact], unit = 'millisecond' }) => {
      const plural = `${countable(unit, isExact === 'true' ? IN_MILLISECONDS : COUNTED)}s`;
      const exact = `${target}.diff(${other}, '${plural}').${plural}`;
      return around(isExact === 'true' ? exact : `Math.trunc(${exact})`);
    },
    moment: same('diff'),
  },
};

const isSame: Method = {
  returns: 'other',
  unitAt: 1,
  compares: true,
  print: {
    'date-fns': ({ target, args: [other], unit, use }) =>
      around(`${use(unit ? `isSame${capital(unit)}` : 'isEqual')}(${target}, ${other})`),
    luxon: ({ target, args: [other], unit }) =>
      unit ? after(`.hasSame(${other}, ${luxonUnit(unit)})`) : around(`${target}.toMillis() === ${other}.toMillis()`),
    moment: same('isSame'),
  },
};

const valueOf: Method = {
  returns: 'other',
  print: { 'date-fns': same('valueOf'), luxon: same('valueOf'), moment: same('valueOf') },
};

/** Methods of Day.js that demos call. `format` has rules of its own. */
const TABLE: Record<string, Method> = {
  add: adds('add', 'add', 'plus'),
  subtract: adds('subtract', 'sub', 'minus'),
  startOf: bounds('startOf'),
  endOf: bounds('endOf'),
  isBefore: compares('isBefore', '<'),
  isAfter: compares('isAfter', '>'),
  isSame,
  diff,
  isValid: {
    returns: 'other',
    print: {
      'date-fns': ({ target, use }) => around(`${use('isValid')}(${target})`),
      luxon: () => after('.isValid'),
      moment: same('isValid'),
    },
  },
  year: part('year', 'getFullYear', 'year'),
  // Luxon counts months and weekdays from 1.
  month: part('month', 'getMonth', 'month - 1'),
  date: part('date', 'getDate', 'day'),
  day: part('day', 'getDay', 'weekday % 7'),
  hour: setPart('hour'),
  minute: setPart('minute'),
  second: setPart('second'),
  valueOf,
  toISOString: {
    returns: 'other',
    print: {
      'date-fns': same('toISOString'),
      luxon: () => after('.toJSDate().toISOString()'),
      moment: same('toISOString'),
    },
  },
  clone: {
    returns: 'date',
    print: {
      'date-fns': ({ target }) => around(`new Date(${target})`),
      luxon: () => giveUp('Luxon has no counterpart of `clone`, because its dates never change.'),
      moment: same('clone'),
    },
  },
};

const METHODS: ReadonlyMap<string, Method> = new Map(Object.entries(TABLE));

/** Further methods of Day.js, none of which is common elsewhere. */
const OTHER_METHODS = new Set(
  'format utc tz local locale utcOffset unix daysInMonth isBetween isSameOrAfter isSameOrBefore fromNow toNow from to calendar week isoWeek weekday quarter dayOfYear millisecond isToday toArray toObject'.split(
    ' ',
  ),
);

/** Whether a call of a method with this name can be a call on a date. */
export function isMethodOfDates(name: string): boolean {
  return (METHODS.has(name) || OTHER_METHODS.has(name)) && name !== 'valueOf' && name !== 'from';
}

export function methodOf(name: string): Method {
  return METHODS.get(name) ?? giveUp(`The method \`${name}\` of Day.js is not translated.`);
}

/** What a call on a date results in. */
export function returnsOf(name: string, receiver: Shape & { kind: 'date' }, hasArguments: boolean): Shape {
  if (name === 'format' || name === 'toISOString') return { kind: 'text' };
  const isDate = METHODS.get(name)?.returns === 'date' || (hasArguments && ['hour', 'minute', 'second'].includes(name));
  return isDate ? { ...receiver } : OTHER;
}
