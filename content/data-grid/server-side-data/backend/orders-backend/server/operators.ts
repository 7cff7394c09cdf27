import type { ColumnType } from './columns.ts';
import {
  condition,
  stringOperators,
  type Operator,
  type Operators,
} from './stringOperators.ts';
import { boolean, day, list, minute, number, text } from './values.ts';

const emptiness: Operators = {
  isEmpty: (column) => condition(`${column} IS NULL`),
  isNotEmpty: (column) => condition(`${column} IS NOT NULL`),
};

const compareNumber =
  (sign: string): Operator =>
  (column, value) =>
    condition(`${column} ${sign} ?`, number(value));

const compareDay =
  (sign: string): Operator =>
  (column, value) =>
    condition(`${column} ${sign} ?`, day(value));

/** Grid columns without a `type` have string operators, even if they contain numbers. */
const operatorsOf: Record<ColumnType, Operators> = {
  string: stringOperators,
  number: {
    ...stringOperators,
    ...emptiness,
    '=': compareNumber('='),
    '!=': compareNumber('IS DISTINCT FROM'),
    '>': compareNumber('>'),
    '>=': compareNumber('>='),
    '<': compareNumber('<'),
    '<=': compareNumber('<='),
    isAnyOf: (column, value) => {
      const values = list(value, 'value').map(number);
      return condition(
        `${column} IN (${values.map(() => '?').join(', ')})`,
        ...values,
      );
    },
  },
  date: {
    ...emptiness,
    is: compareDay('='),
    not: compareDay('<>'),
    after: compareDay('>'),
    onOrAfter: compareDay('>='),
    before: compareDay('<'),
    onOrBefore: compareDay('<='),
  },
  dateTime: {
    ...emptiness,
    is: (column, value) =>
      condition(
        `(${column} >= ? AND ${column} < ?)`,
        minute(value, 0),
        minute(value, 1),
      ),
    not: (column, value) =>
      condition(
        `(${column} < ? OR ${column} >= ?)`,
        minute(value, 0),
        minute(value, 1),
      ),
    after: (column, value) => condition(`${column} >= ?`, minute(value, 1)),
    onOrAfter: (column, value) => condition(`${column} >= ?`, minute(value, 0)),
    before: (column, value) => condition(`${column} < ?`, minute(value, 0)),
    onOrBefore: (column, value) => condition(`${column} < ?`, minute(value, 1)),
  },
  boolean: {
    is: (column, value) =>
      condition(`${column} ${boolean(value) ? 'IS TRUE' : 'IS NOT TRUE'}`),
  },
  singleSelect: {
    ...stringOperators,
    is: (column, value) => condition(`${column} = ?`, text(value)),
    not: (column, value) =>
      condition(`${column} IS DISTINCT FROM ?`, text(value)),
  },
};

/** The operator of that name, unless the type of the column doesn't have it. */
export function findOperator(
  type: ColumnType,
  name: string,
): Operator | undefined {
  const operators = operatorsOf[type];
  return Object.hasOwn(operators, name) ? operators[name] : undefined;
}
