import type { FunctionFact, Value } from '../read/facts.ts';
import type { Context, Rule } from '../match/Context.ts';
import type { OwnedEntry } from '../match/Project.ts';

const GRIDS = new Set(['DataGrid', 'DataGridPro', 'DataGridPremium']);

/** The paths that an entry has as a prop of a grid. */
function gridPaths({ owners }: OwnedEntry): string[] {
  return owners.filter(({ component }) => GRIDS.has(component)).map(({ path }) => path.join('.'));
}

function isGrid({ imported }: Context, tag: string): boolean {
  return imported(tag).some(({ name, from }) => from.product === 'data-grid' && GRIDS.has(name));
}

/** A selection model that is an array or a single id. */
export const selectionArray: Rule = (context, change) => {
  const { facts, entries, collector } = context;
  for (const owned of entries) {
    if (!gridPaths(owned).includes('rowSelectionModel')) continue;
    const { value, at } = owned.entry;
    const variable = value.kind === 'name' ? facts.variables.get(value.name) : undefined;
    const model = value.kind === 'name' ? variable?.value : value;
    // An object is the new model.
    if (model?.kind === 'object' || (model?.kind === 'literal' && model.text === 'undefined')) continue;
    const isArray = model?.kind === 'array' || model?.kind === 'text' || model?.kind === 'literal';
    const isState = /(?:^|\.)useState$/.test(variable?.callee ?? '');
    // The array is where the variable is, or in the prop.
    collector.add({
      change,
      kind: 'pattern',
      name: '<DataGrid rowSelectionModel>',
      at: variable?.at ?? at,
      fix: isState && isArray ? 'codemod' : 'hand',
      use: "`{ type: 'include', ids: new Set([…]) }`",
      doubt: isArray ? undefined : 'unresolved',
    });
  }
};

const ARRAY_MEMBERS = [
  'length',
  'includes',
  'map',
  'filter',
  'forEach',
  'some',
  'every',
  'find',
  'reduce',
  'at',
  'concat',
];

/** Models that never reach a grid in this file, and code that reads a model as an array. */
export const selectionReads: Rule = ({ facts, entries, collector, project }, change) => {
  if (!project.products.has('data-grid')) return;
  const passed = new Set(
    entries.flatMap((owned) =>
      owned.entry.value.kind === 'name' && gridPaths(owned).includes('rowSelectionModel') ? owned.entry.value.name : [],
    ),
  );
  const isModel = (name: string) => /\bGridRowSelectionModel\b/.test(facts.variables.get(name)?.type ?? '');
  for (const [name, { value, at }] of facts.variables)
    if (at !== undefined && value?.kind === 'array' && isModel(name) && !passed.has(name))
      collector.add({
        change,
        kind: 'pattern',
        name: `${name}: GridRowSelectionModel = […]`,
        at,
        use: "`{ type: 'include', ids: new Set([…]) }`",
      });
  for (const { chain, at } of facts.members) {
    const last = chain.at(-1) ?? '';
    const [object = ''] = chain.slice(-2);
    if (chain.length < 2 || !ARRAY_MEMBERS.includes(last)) continue;
    const isTyped = chain.length === 2 && isModel(object);
    if (!isTyped && object !== 'rowSelectionModel') continue;
    collector.add({
      change,
      kind: 'pattern',
      name: `${object}.${last}`,
      at,
      use: '`createRowSelectionManager(model)`',
      doubt: isTyped ? undefined : 'byName',
    });
  }
};

/** A toolbar in `slots` without the prop that shows it. */
export const toolbarWithoutProp: Rule = (context, change) => {
  const { facts, entries, collector } = context;
  const grids = facts.elements.filter(({ tag }) => isGrid(context, tag));
  for (const owned of entries) {
    if (!gridPaths(owned).some((path) => path === 'slots.toolbar' || path === 'components.Toolbar')) continue;
    const { root, value, at, path } = owned.entry;
    if (value.kind === 'literal') continue;
    const element = root.kind === 'element' ? facts.elements[root.element] : undefined;
    const candidates = element ? [element] : grids;
    if (candidates.length > 0 && candidates.every(({ attributes }) => attributes.has('showToolbar'))) continue;
    const isInline = path[0] === 'slots' && GRIDS.has(element?.tag ?? '');
    collector.add({
      change,
      kind: 'pattern',
      name: '<DataGrid slots={{ toolbar }}>',
      at,
      fix: isInline ? 'codemod' : 'silent',
      use: 'add `showToolbar` to the grid',
      doubt: element && element.spreads.length === 0 ? undefined : 'unresolved',
    });
  }
};

/** `data-*` attributes of a grid, which no longer reach its root. */
export const domAttributes: Rule = (context, change) => {
  for (const { entry } of context.entries) {
    const [attribute = ''] = entry.path;
    const element = entry.root.kind === 'element' ? context.facts.elements[entry.root.element] : undefined;
    if (!element || entry.path.length > 1 || !attribute.startsWith('data-') || !isGrid(context, element.tag)) continue;
    context.collector.add({
      change,
      kind: 'pattern',
      name: `<DataGrid ${attribute}>`,
      at: entry.at,
      use: `\`slotProps={{ root: { '${attribute}': … } }}\``,
    });
  }
};

/** Methods of an `apiRef` that can be null. Only type checkers complain. */
export const apiRefNull: Rule = ({ facts, collector, imported, isTyped }, change) => {
  if (!isTyped) return;
  for (const { chain, isGuarded, at } of facts.members) {
    const [name = '', current] = chain;
    if (isGuarded || current !== 'current' || chain.length < 3) continue;
    const [hook] = imported(facts.variables.get(name)?.callee ?? '');
    if (hook?.name !== 'useGridApiRef') continue;
    collector.add({ change, kind: 'pattern', name: `${name}.current`, at, use: `\`${name}.current?.\`` });
  }
};

/** Selectors that receive the state instead of the `apiRef`. */
export const selectorState: Rule = ({ facts, collector, imported }, change) => {
  for (const { callee, arguments: args, at } of facts.calls) {
    const [selector] = imported(callee.join('.'));
    if (selector?.from.product !== 'data-grid' || !/^(?:unstable_)?\w*[sS]elector$/.test(selector.name)) continue;
    if (selector.name.startsWith('use')) continue;
    const [first, second] = args;
    const isState = /\.current\s*[?!]?\.state\b/.test(first?.text ?? '') || first?.text === 'state';
    if (!isState && !/instanceId/.test(second?.text ?? '')) continue;
    collector.add({
      change,
      kind: 'pattern',
      name: `${selector.name}(state)`,
      at,
      use: `\`${selector.name}(apiRef)\``,
    });
  }
};

/** Functions in `useGridSelector`, and the position of the one that compares. */
export const selectorHooks: Rule = ({ facts, collector, imported }, change) => {
  for (const { callee, arguments: args, at } of facts.calls) {
    const [hook] = imported(callee.join('.'));
    if (hook?.name !== 'useGridSelector') continue;
    const isInline = args[1]?.value.kind === 'function';
    if (isInline)
      collector.add({
        change,
        kind: 'pattern',
        name: 'useGridSelector(apiRef, (state) => …)',
        at,
        use: '`(ref) => ref.current.state…`',
      });
    if (args.length === 3)
      collector.add({
        change,
        kind: 'pattern',
        name: 'useGridSelector(apiRef, selector, equals)',
        at,
        fix: 'silent',
        use: '`useGridSelector(apiRef, selector, undefined, equals)`',
      });
  }
};

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
export const columnFunctions: Rule = (context, change) => {
  const { entries, collector, facts, project } = context;
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
    collector.add({
      change,
      kind: 'pattern',
      name: `${key}: (params) => …`,
      at: entry.at,
      use: `\`${key}: (value, row, column, apiRef) => …\``,
      doubt: taken === 'yes' && isColumn ? undefined : doubt,
    });
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
export const columnTypes: Rule = ({ entries, facts, collector, isTyped }, change) => {
  if (!isTyped) return;
  for (const owned of entries) {
    const { root, value, at } = owned.entry;
    if (root.kind !== 'variable' || value.kind !== 'text' || !gridPaths(owned).includes('columns.type')) continue;
    if (facts.variables.get(root.name)?.type) continue;
    collector.add({
      change,
      kind: 'pattern',
      name: `${root.name} = [{ type }]`,
      at,
      use: `\`${root.name}: GridColDef[]\``,
    });
  }
};

const OLD_FILTER = /(?:=>|return)\s*\(?\s*(?:async\s*)?(?:\(\s*(?:params\b|\{\s*value\b)|params\s*=>)/;

/** Filter functions that return a function of `params`. */
export const filterFunctions: Rule = ({ entries, collector, project }, change) => {
  if (!project.products.has('data-grid')) return;
  for (const { entry } of entries) {
    const key = entry.path.at(-1) ?? '';
    if (key !== 'getApplyFilterFn' && key !== 'getApplyQuickFilterFn') continue;
    if (entry.value.kind !== 'function' || !OLD_FILTER.test(entry.value.function.body)) continue;
    collector.add({
      change,
      kind: 'pattern',
      name: `${key}: (item) => (params) => …`,
      at: entry.at,
      use: `\`${key}: (item) => (value, row, column, apiRef) => …\``,
    });
  }
};

/** Props of Material UI that the slots of the grid no longer have. */
const MATERIAL_PROPS = [
  'color',
  'sx',
  'variant',
  'margin',
  'hiddenLabel',
  'InputProps',
  'inputProps',
  'InputLabelProps',
  'FormHelperTextProps',
  'SelectProps',
  'MenuProps',
  'disableElevation',
  'disableRipple',
  'elevation',
  'TransitionComponent',
  'TransitionProps',
  'PopperProps',
  'componentsProps',
  'arrow',
  'href',
];
const OWN_PROPS = [
  'baseChip.variant',
  'baseIconButton.color',
  'baseBadge.color',
  'baseBadge.variant',
  'baseCircularProgress.color',
];

export const baseSlotProps: Rule = ({ entries, collector }, change) => {
  for (const owned of entries)
    for (const path of gridPaths(owned)) {
      const [, slot = '', key = ''] = /^(?:slotProps|componentsProps)\.(base[A-Z]\w*)\.(\w+)$/.exec(path) ?? [];
      if (!MATERIAL_PROPS.includes(key) || OWN_PROPS.includes(`${slot}.${key}`)) continue;
      collector.add({
        change,
        kind: 'pattern',
        name: `<DataGrid slotProps={{ ${slot}.${key} }}>`,
        at: owned.entry.at,
        use: `\`${slot}: { material: { ${key}: … } }\``,
      });
    }
};
