import type { Context, Rule } from '../match/Context.ts';
import type { FunctionFact, Value } from '../read/facts.ts';
import { gridPaths } from './grids.ts';

const COLUMN_FUNCTIONS = [
  'valueGetter',
  'valueFormatter',
  'valueParser',
  'valueSetter',
  'colSpan',
  'pastedValueParser',
  'groupingValueGetter',
];
const PARAMS = ['row', 'value', 'id', 'field', 'api', 'colDef', 'rowNode', 'formattedValue', 'cellMode', 'getValue'];
const COLUMN_KEYS = ['headerName', 'renderCell', 'flex', 'width', 'minWidth', 'type', 'editable', 'sortable'];

/** Functions of columns that still take one object. */
export const columnFunctions: Rule = function* (context) {
  const { entries, facts, project } = context;
  // AG Grid has columns with the same keys.
  const isOtherGrid = facts.imports.some(({ source }) => source.startsWith('ag-grid'));
  for (const owned of entries) {
    const { entry, owners } = owned;
    const key = entry.path.at(-1) ?? '';
    if (!COLUMN_FUNCTIONS.includes(key)) continue;
    const isColumn = gridPaths(owned).some((path) => path === `columns.${key}` || path === `groupingColDef.${key}`);
    const isLikeColumn =
      owners.length === 0 &&
      project.products.has('data-grid') &&
      !isOtherGrid &&
      entry.beside.has('field') &&
      COLUMN_KEYS.some((one) => entry.beside.has(one));
    if (!isColumn && !isLikeColumn) continue;
    const taken = takesParams(context, entry.value);
    if (taken === 'no') continue;
    const doubt = isColumn ? 'unresolved' : 'byName';
    yield {
      name: `${key}: (params) => …`,
      at: entry.at,
      use: `\`${key}: (value, row, column, apiRef) => …\``,
      doubt: taken === 'yes' && isColumn ? undefined : doubt,
    };
  }
};

function takesParams({ facts }: Context, value: Value): 'yes' | 'no' | 'unknown' {
  if (value.kind === 'function') return isWithParams(value.function) ? 'yes' : 'no';
  if (value.kind === 'name') {
    const known = facts.variables.get(value.name)?.function;
    if (known) return isWithParams(known) ? 'yes' : 'no';
    return 'unknown';
  }
  return value.kind === 'call' ? 'unknown' : 'no';
}

function isWithParams({ parameters, keys, body }: FunctionFact): boolean {
  const [first] = parameters;
  if (parameters.length !== 1) return false;
  if (first === undefined) return keys.some((key) => PARAMS.includes(key));
  const name = first.replaceAll('$', '\\$');
  if (new RegExp(`\\b${name}\\s*[?!]?\\.\\s*(?:${PARAMS.join('|')})\\b`).test(body)) return true;
  // Taken apart in the body, or passed on under the usual name.
  return (
    new RegExp(`\\}\\s*=\\s*${name}\\b`).test(body) ||
    (/^(?:params?|p)$/.test(first) && new RegExp(`\\(${name}\\)`).test(body))
  );
}

/** Columns whose `type` TypeScript reads as any string. */
export const columnTypes: Rule = function* ({ entries, facts, isTyped }) {
  if (!isTyped) return;
  for (const owned of entries) {
    const { root, value, at } = owned.entry;
    if (root.kind !== 'variable' || value.kind !== 'text' || !gridPaths(owned).includes('columns.type')) continue;
    if (facts.variables.get(root.name)?.type) continue;
    yield { name: `${root.name} = [{ type }]`, at, use: `\`${root.name}: GridColDef[]\`` };
  }
};

const OLD_FILTER = /(?:=>|return)\s*\(?\s*(?:async\s*)?(?:\(\s*(?:params\b|\{\s*value\b)|params\s*=>)/;

/** Filter functions that return a function of `params`. */
export const filterFunctions: Rule = function* ({ entries, project }) {
  if (!project.products.has('data-grid')) return;
  for (const { entry } of entries) {
    const key = entry.path.at(-1) ?? '';
    if (key !== 'getApplyFilterFn' && key !== 'getApplyQuickFilterFn') continue;
    if (entry.value.kind !== 'function' || !OLD_FILTER.test(entry.value.function.body)) continue;
    yield {
      name: `${key}: (item) => (params) => …`,
      at: entry.at,
      use: `\`${key}: (item) => (value, row, column, apiRef) => …\``,
    };
  }
};
