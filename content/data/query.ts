/** What a list of rows can be filtered, sorted and aggregated by. */
export interface Query {
  /** Index of the first row, and the index after the last row. */
  start?: number;
  end?: number;
  /** Accepts a grid's sort model. */
  sortBy?: readonly SortItem[];
  /** Keeps rows that match all items. Accepts the items of a grid's filter model. */
  filterBy?: readonly FilterItem[];
  /** With 'or', keeps rows that match at least one filter item. */
  logic?: string;
  /** Keeps rows that contain every word of this text in a text or number field. */
  search?: string;
  /** A function name for each field. Accepts a grid's aggregation model. */
  aggregate?: Record<string, string>;
  signal?: AbortSignal;
}

export interface SortItem {
  field: string;
  direction?: 'asc' | 'desc' | null | undefined;
  /** Another name for `direction`, as in a grid's sort model. */
  sort?: 'asc' | 'desc' | null | undefined;
}

export interface FilterItem {
  field: string;
  operator: string;
  value?: unknown;
}

/** The aggregated value of each field. */
export type Totals = Record<string, number | Date | null>;

/** Returns the rows that match the search and the filter. */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  { search = '', filterBy = [], logic }: Query,
): Row[] {
  const words = lower(search).split(/\s+/).filter(Boolean);
  const tests = filterBy.flatMap((item) => createTest(rows, item));
  const matchesItems = (row: Row) =>
    logic === 'or' && tests.length > 0
      ? tests.some((test) => test(row))
      : tests.every((test) => test(row));
  return rows.filter((row) => containsWords(row, words) && matchesItems(row));
}

/** Searches text and numbers, but not dates and Booleans. */
function containsWords(row: object, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const texts = Object.values(row)
    .filter((value) => ['string', 'number'].includes(typeof value))
    .map(lower);
  return words.every((word) => texts.some((text) => text.includes(word)));
}

const lower = (value: unknown) => String(value ?? '').toLowerCase();
const trimmed = (value: unknown) => lower(value).trim();
/** A missing value does not equal any number. */
const number = (value: unknown) => (value == null ? Number.NaN : Number(value));

/** The operators of the grid's text, number, Boolean and single-select columns. */
const operators: Record<string, (value: unknown, wanted: unknown) => boolean> =
  {
    contains: (value, wanted) => lower(value).includes(trimmed(wanted)),
    doesNotContain: (value, wanted) => !lower(value).includes(trimmed(wanted)),
    equals: (value, wanted) => lower(value) === trimmed(wanted),
    doesNotEqual: (value, wanted) => lower(value) !== trimmed(wanted),
    startsWith: (value, wanted) => lower(value).startsWith(trimmed(wanted)),
    endsWith: (value, wanted) => lower(value).endsWith(trimmed(wanted)),
    // A missing Boolean counts as false.
    is: (value, wanted) =>
      lower(value) === lower(wanted) ||
      (value == null && lower(wanted) === 'false'),
    not: (value, wanted) => lower(value) !== lower(wanted),
    '=': (value, wanted) => number(value) === number(wanted),
    '!=': (value, wanted) => number(value) !== number(wanted),
    '>': (value, wanted) => number(value) > number(wanted),
    '>=': (value, wanted) => number(value) >= number(wanted),
    '<': (value, wanted) => number(value) < number(wanted),
    '<=': (value, wanted) => number(value) <= number(wanted),
    isAnyOf: (value, wanted) =>
      Array.isArray(wanted) &&
      wanted.some((option) => trimmed(option) === lower(value)),
    isEmpty: (value) => lower(value) === '',
    isNotEmpty: (value) => lower(value) !== '',
  };

/** The operators of date columns, for the time between two dates. */
const dateOperators: Record<string, (difference: number) => boolean> = {
  is: (difference) => difference === 0,
  not: (difference) => difference !== 0,
  after: (difference) => difference > 0,
  onOrAfter: (difference) => difference >= 0,
  before: (difference) => difference < 0,
  onOrBefore: (difference) => difference <= 0,
};

/** Returns a test for rows, or none if the item has no value yet. */
function createTest<Row extends object>(
  rows: readonly Row[],
  { field, operator, value: wanted }: FilterItem,
): ((row: Row) => boolean)[] {
  const valueOf = (row: Row): unknown => Reflect.get(row, field);
  const hasDates = rows.some((row) => valueOf(row) instanceof Date);
  const known = [operators, ...(hasDates ? [dateOperators] : [])];
  if (!known.some((table) => Object.hasOwn(table, operator))) {
    throw new Error(`Unknown operator "${operator}" for "${field}".`);
  }
  if (!operator.endsWith('Empty') && isMissing(wanted)) return [];

  const compareDates = hasDates ? dateOperators[operator] : undefined;
  if (compareDates) {
    const hasTimes = rows.some((row) => isDuringDay(valueOf(row)));
    const wantedTime = hasTimes ? minuteOf(wanted) : dayOf(wanted);
    return [
      (row) => {
        const value = valueOf(row);
        if (!(value instanceof Date)) return false;
        const time = hasTimes ? minuteOf(value) : value.getTime();
        return compareDates(time - wantedTime);
      },
    ];
  }
  const test = operators[operator];
  return test ? [(row) => test(valueOf(row), wanted)] : [];
}

const isMissing = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : lower(value) === '';

/** Dates at midnight belong to a `date` column, others to a `dateTime` column. */
const isDuringDay = (value: unknown) =>
  value instanceof Date &&
  value.getTime() !== new Date(value).setHours(0, 0, 0, 0);

/** The filters of `dateTime` columns ignore seconds. */
function minuteOf(value: unknown): number {
  return new Date(String(value)).setSeconds(0, 0);
}

/** The filters of `date` columns send the selected day as midnight in UTC. */
function dayOf(value: unknown): number {
  const date = value instanceof Date ? value : new Date(String(value));
  return new Date(
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
  ).getTime();
}

/** Throws the error of a server that knows its columns. */
export function checkFields(
  rows: readonly object[],
  { filterBy = [], sortBy = [], aggregate = {} }: Query,
  others: readonly string[] = [],
) {
  const items = [...filterBy, ...sortBy].map(({ field }) => field);
  for (const field of [...items, ...Object.keys(aggregate), ...others]) {
    const isKnown = rows.some((row) => Object.hasOwn(row, field));
    if (!isKnown && rows.length > 0) {
      throw new Error(`Unknown field "${field}".`);
    }
  }
}

/** Returns the rows in the order of the sort items. */
export function sortRows<Row extends object>(
  rows: Row[],
  sortBy: readonly SortItem[] = [],
): Row[] {
  return sortBy.length === 0
    ? rows
    : rows.toSorted((a, b) => compare(a, b, sortBy));
}

export function compare(
  a: object,
  b: object,
  sortBy: readonly SortItem[] = [],
): number {
  for (const { field, direction, sort = direction } of sortBy) {
    if (sort === null) continue;
    const sign = sort === 'desc' ? -1 : 1;
    const [first, second] = [sortKey(a, field), sortKey(b, field)];
    // Missing values come first in ascending order, as in the grid.
    if (first == null && second == null) continue;
    if (first == null) return -sign;
    if (second == null) return sign;
    if (first < second) return -sign;
    if (first > second) return sign;
  }
  return 0;
}

/** Sorts text regardless of case. */
function sortKey(row: object, field: string) {
  const value = Reflect.get(row, field);
  return typeof value === 'string' ? lower(value) : value;
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** The functions that the grid offers for aggregation. */
const functions: Record<string, (values: number[]) => number> = {
  sum,
  avg: (values) => sum(values) / values.length,
  min: (values) => values.reduce((a, b) => Math.min(a, b)),
  max: (values) => values.reduce((a, b) => Math.max(a, b)),
};

export function aggregateRows(
  rows: readonly object[],
  aggregate: Record<string, string> = {},
): Totals {
  return Object.fromEntries(
    Object.entries(aggregate).map(([field, name]) => [
      field,
      aggregateField(rows, field, name),
    ]),
  );
}

function aggregateField(rows: readonly object[], field: string, name: string) {
  if (name === 'size') return rows.length;
  const values = rows
    .map((row): unknown => Reflect.get(row, field))
    .filter((value) => value != null);
  const isDate = values[0] instanceof Date;
  const apply = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!apply || values.some((value) => Number.isNaN(Number(value)))) {
    throw new Error(`Cannot compute "${name}" of "${field}".`);
  }
  if (values.length === 0) return null;
  const result = apply(values.map(Number));
  return isDate ? new Date(result) : result;
}
