import type { Context } from './modules.ts';

/** The files beside the grid: its rows, and what stands in for a server. Written like modules. */

export const ORDERS = `‹export interface Order {
  id: number;
  customer: string;
  country: string;
  status: 'Open' | 'Sent' | 'Paid';
  quantity: number;
  /** In US dollars. */
  total: number;
}

›const customers = [
  ['Alder Books', 'Canada'],
  ['Blue Harbor', 'Denmark'],
  ['Casa Verde', 'Portugal'],
  ['Delta Works', 'Canada'],
  ['Etna Roasters', 'Italy'],
  ['Fjord Design', 'Denmark'],
  ['Ginza Paper', 'Japan'],
  ['Hoshi Studio', 'Japan'],
  ['Isola Trading', 'Italy'],
  ['Jacaranda', 'Portugal'],
]‹ as const›;
const statuses = ['Open', 'Sent', 'Paid']‹ as const›;

/** 300 orders. Replace them with your own rows. */
export const orders‹: Order[]› = Array.from({ length: 300 }, (_, index) => {
  const [customer, country] = customers[(index * 7) % customers.length];
  const quantity = 1 + ((index * 5) % 12);
  return {
    id: 1001 + index,
    customer,
    country,
    status: statuses[(index * 2 + Math.floor(index / 9)) % statuses.length],
    quantity,
    total: quantity * (8 + ((index * 11) % 40)),
  };
});
`;

const SORT = `
function sortRows(rows‹: Row[]›, sortModel‹: GridSortModel›) {
  return [...rows].sort((a, b) => {
    for (const { field, sort } of sortModel) {
      const isDescending = sort === 'desc';
      if (a[field] < b[field]) return isDescending ? 1 : -1;
      if (a[field] > b[field]) return isDescending ? -1 : 1;
    }
    return 0;
  });
}
`;

const OPERATORS = `
const text = (value‹: unknown›) => String(value ?? '').toLowerCase();

/** What the operators of the grid mean. */
const operators‹: Record<string, (cell: any, value: any) => boolean>› = {
  contains: (cell, value) => text(cell).includes(text(value)),
  doesNotContain: (cell, value) => !text(cell).includes(text(value)),
  equals: (cell, value) => text(cell) === text(value),
  doesNotEqual: (cell, value) => text(cell) !== text(value),
  startsWith: (cell, value) => text(cell).startsWith(text(value)),
  endsWith: (cell, value) => text(cell).endsWith(text(value)),
  is: (cell, value) => cell === value,
  not: (cell, value) => cell !== value,
  isAnyOf: (cell, values) => values.map(text).includes(text(cell)),
  isEmpty: (cell) => text(cell) === '',
  isNotEmpty: (cell) => text(cell) !== '',
  '=': (cell, value) => cell === Number(value),
  '!=': (cell, value) => cell !== Number(value),
  '>': (cell, value) => cell > Number(value),
  '>=': (cell, value) => cell >= Number(value),
  '<': (cell, value) => cell < Number(value),
  '<=': (cell, value) => cell <= Number(value),
};
`;

const WORDS = `
  const words = filterModel.quickFilterValues ?? [];`;

const FILTER = (hasSearch: boolean) => `
function filterRows(rows‹: Row[]›, filterModel‹: GridFilterModel›) {
  // A condition without a value is one that the user has not finished.
  const items = filterModel.items.filter(
    ({ operator, value }) => operator.endsWith('Empty') || text(value) !== '',
  );${hasSearch ? WORDS : ''}
  return rows.filter((row) => {
    const results = items.map(({ field, operator, value }) =>
      operators[operator](row[field], value),
    );
${
  hasSearch
    ? `    const isFound =
      filterModel.logicOperator === 'or' && results.length > 0
        ? results.includes(true)
        : !results.includes(false);
    const cells = Object.values(row).map(text);
    return (
      isFound &&
      words.every((word) => cells.some((cell) => cell.includes(text(word))))
    );`
    : `    return filterModel.logicOperator === 'or' && results.length > 0
      ? results.includes(true)
      : !results.includes(false);`
}
  });
}
`;

const GROUPS = (totals: string) => `
function groupRows(rows‹: Row[]›, field‹: string›, params‹: GridGetRowsParams›) {
  const groups = new Map‹<string, Row[]>›();
  for (const row of rows) {
    const key = String(row[field]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([groupKey, members])‹: Row› => ({
      id: JSON.stringify([...(params.groupKeys ?? []), groupKey]),
      groupKey,
      count: members.length,${totals}
    }));
}
`;

const SUMS = `
function sumRows(rows‹: Row[]›, { aggregationModel = {} }‹: GridGetRowsParams›) {
  const sums‹: Row› = {};
  for (const field of Object.keys(aggregationModel)) {
    sums[field] = rows.reduce((sum, row) => sum + row[field], 0);
  }
  return sums;
}
`;

const REQUEST = `    // Send these parameters to your server instead, and return what it answers.
    await new Promise((resolve) => setTimeout(resolve, 300));`;

/** The parameters that a context needs, and the rows it finds with them. */
function getRows({ filtering, grouping }: Context): string {
  const found = filtering === 'no-filters' ? 'stored' : 'filterRows(stored, filterModel)';
  const filter = filtering === 'no-filters' ? '' : ', filterModel';
  if (grouping === 'flat')
    return `  async getRows({ start, end, sortModel${filter} }) {
${REQUEST}
    const rows = sortRows(${found}, sortModel);
    return { rows: rows.slice(Number(start), end + 1), rowCount: rows.length };
  },`;
  const hasTotals = grouping === 'totals';
  return `  async getRows(params) {
${REQUEST}
    const { start, end, sortModel${filter} } = params;
    const { groupFields = [], groupKeys = [] } = params;
    const found = ${found}.filter((row) =>
      groupKeys.every((key, level) => String(row[groupFields[level]]) === key),
    );
    const field = groupFields[groupKeys.length];
    const level = field ? groupRows(found, field, params) : found;
    const rows = sortRows(level, sortModel);
    // Only the top level has pages.
    if (groupKeys.length > 0) return { rows };
    return {
      rows: rows.slice(Number(start), end + 1),
      rowCount: rows.length,${hasTotals ? '\n      aggregateRow: sumRows(found, params),' : ''}
    };
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.count ?? 0,${hasTotals ? '\n  getAggregatedValue: (row, field) => row[field],' : ''}`;
}

const UPDATE = `
  async updateRow({ rowId, updatedRow }) {
${REQUEST.replace('these parameters', 'the row')}
    stored = stored.map((row) => (row.id === rowId ? updatedRow : row));
    return updatedRow;
  },`;

/** A data source that answers from memory: only with what the grid asks for. */
export function orderSource(context: Context): { types: string[]; text: string } {
  const { filtering, editing, grouping } = context;
  const isEditable = editing !== 'read-only';
  const hasFilter = filtering !== 'no-filters';
  const hasTotals = grouping === 'totals';
  const parts = [
    `
‹type Row = GridValidRowModel;

›${isEditable ? 'let' : 'const'} stored‹: Row[]› = orders;

/** Stands in for your server: answers from memory, after a short delay. */
export const orderSource‹: GridDataSource› = {
${getRows(context)}${isEditable ? UPDATE : ''}
};
`,
    SORT,
    hasFilter && OPERATORS + FILTER(filtering === 'search'),
    grouping !== 'flat' && GROUPS(hasTotals ? '\n      ...sumRows(members, params),' : ''),
    hasTotals && SUMS,
  ];
  return {
    types: [
      'GridDataSource',
      ...(hasFilter ? ['GridFilterModel'] : []),
      ...(grouping === 'flat' ? [] : ['GridGetRowsParams']),
      'GridSortModel',
      'GridValidRowModel',
    ],
    text: parts.filter(Boolean).join(''),
  };
}
