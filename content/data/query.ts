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
  const items = filterBy.filter(isComplete);
  const matchesItems = (row: Row) =>
    logic === 'or' && items.length > 0
      ? items.some((item) => passes(row, item))
      : items.every((item) => passes(row, item));
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
const time = (value: unknown) =>
  value instanceof Date ? value.getTime() : Date.parse(String(value));
/** A missing value does not equal any number. */
const number = (value: unknown) => (value == null ? Number.NaN : Number(value));

/** The operators of the grid's text, number, date and single-select columns. */
const operators: Record<string, (value: unknown, wanted: unknown) => boolean> =
  {
    contains: (value, wanted) => lower(value).includes(lower(wanted)),
    doesNotContain: (value, wanted) => !lower(value).includes(lower(wanted)),
    equals: (value, wanted) => lower(value) === lower(wanted),
    doesNotEqual: (value, wanted) => lower(value) !== lower(wanted),
    startsWith: (value, wanted) => lower(value).startsWith(lower(wanted)),
    endsWith: (value, wanted) => lower(value).endsWith(lower(wanted)),
    is: (value, wanted) => lower(value) === lower(wanted),
    not: (value, wanted) => lower(value) !== lower(wanted),
    after: (value, wanted) => time(value) > time(wanted),
    onOrAfter: (value, wanted) => time(value) >= time(wanted),
    before: (value, wanted) => time(value) < time(wanted),
    onOrBefore: (value, wanted) => time(value) <= time(wanted),
    '=': (value, wanted) => number(value) === number(wanted),
    '!=': (value, wanted) => number(value) !== number(wanted),
    '>': (value, wanted) => number(value) > number(wanted),
    '>=': (value, wanted) => number(value) >= number(wanted),
    '<': (value, wanted) => number(value) < number(wanted),
    '<=': (value, wanted) => number(value) <= number(wanted),
    isAnyOf: (value, wanted) =>
      Array.isArray(wanted) &&
      wanted.some((option) => lower(option) === lower(value)),
    isEmpty: (value) => lower(value) === '',
    isNotEmpty: (value) => lower(value) !== '',
  };

/** An item without a value has no effect, like in the grid. */
function isComplete({ operator, value }: FilterItem): boolean {
  return operator.endsWith('Empty') || lower(value) !== '';
}

function passes(row: object, { field, operator, value }: FilterItem): boolean {
  const test = operators[operator];
  if (!test) {
    throw new Error(`Unknown operator "${operator}".`);
  }
  return test(Reflect.get(row, field), value);
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
    const [first, second] = [Reflect.get(a, field), Reflect.get(b, field)];
    // Missing values come first in ascending order, as in the grid.
    if (first == null && second == null) continue;
    if (first == null) return -sign;
    if (second == null) return sign;
    if (first < second) return -sign;
    if (first > second) return sign;
  }
  return 0;
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** The functions that the grid offers for aggregation. */
const functions: Record<string, (values: number[]) => number> = {
  sum,
  avg: (values) => sum(values) / values.length,
  min: (values) => values.reduce((a, b) => Math.min(a, b)),
  max: (values) => values.reduce((a, b) => Math.max(a, b)),
  size: (values) => values.length,
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
  const apply = functions[name];
  if (!apply) {
    throw new Error(`Unknown aggregation function "${name}".`);
  }
  const values = rows
    .map((row): unknown => Reflect.get(row, field))
    .filter((value) => value != null);
  if (values.length === 0 && name !== 'size') return null;
  const result = apply(values.map(Number));
  const isDate = values[0] instanceof Date && name !== 'size';
  return isDate ? new Date(result) : result;
}
