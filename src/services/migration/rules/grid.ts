import { words } from '#lib/words';
import type { Rule } from '../match/Context.ts';
import { gridPaths, GRIDS, isGrid } from './grids.ts';

/** A selection model that is an array or a single id. */
export const selectionArray: Rule = function* (context) {
  const { facts, entries } = context;
  for (const owned of entries) {
    if (!gridPaths(owned).includes('rowSelectionModel')) continue;
    const { value, at } = owned.entry;
    const variable = value.kind === 'name' ? facts.variables.get(value.name) : undefined;
    const model = value.kind === 'name' ? variable?.value : value;
    // An object is the new model.
    if (model?.kind === 'object' || (model?.kind === 'literal' && model.text === 'undefined')) continue;
    const isArray = model?.kind === 'array' || model?.kind === 'text' || model?.kind === 'literal';
    const isState = variable?.callees.some((callee) => /(?:^|\.)useState$/.test(callee)) ?? false;
    // The array is where the variable is, or in the prop.
    yield {
      name: '<DataGrid rowSelectionModel>',
      at: variable?.at ?? at,
      fix: isState && isArray ? 'codemod' : 'hand',
      use: "`{ type: 'include', ids: new Set([…]) }`",
      doubt: isArray ? undefined : 'unresolved',
    };
  }
};

const ARRAY_MEMBERS = words('length includes map filter forEach some every find reduce at concat');

/** Models that never reach a grid in this file, and code that reads a model as an array. */
export const selectionReads: Rule = function* ({ facts, entries, project }) {
  if (!project.products.has('data-grid')) return;
  const passed = new Set(
    entries.flatMap((owned) =>
      owned.entry.value.kind === 'name' && gridPaths(owned).includes('rowSelectionModel') ? owned.entry.value.name : [],
    ),
  );
  const isModel = (name: string) => /\bGridRowSelectionModel\b/.test(facts.variables.get(name)?.type ?? '');
  for (const [name, { value, at }] of facts.variables)
    if (at !== undefined && value?.kind === 'array' && isModel(name) && !passed.has(name))
      yield { name: `${name}: GridRowSelectionModel = […]`, at, use: "`{ type: 'include', ids: new Set([…]) }`" };
  for (const { chain, at } of facts.members) {
    const last = chain.at(-1) ?? '';
    const [object = ''] = chain.slice(-2);
    if (chain.length < 2 || !ARRAY_MEMBERS.includes(last)) continue;
    const isTyped = chain.length === 2 && isModel(object);
    if (!isTyped && object !== 'rowSelectionModel') continue;
    yield {
      name: `${object}.${last}`,
      at,
      use: '`createRowSelectionManager(model)`',
      doubt: isTyped ? undefined : 'byName',
    };
  }
};

/** A toolbar in `slots` without the prop that shows it. */
export const toolbarWithoutProp: Rule = function* (context) {
  const { facts, entries } = context;
  const grids = facts.elements.filter(({ tag }) => isGrid(context, tag));
  for (const owned of entries) {
    if (!gridPaths(owned).some((path) => path === 'slots.toolbar' || path === 'components.Toolbar')) continue;
    const { root, value, at, path } = owned.entry;
    if (value.kind === 'literal') continue;
    const element = root.kind === 'element' ? facts.elements[root.element] : undefined;
    const candidates = element ? [element] : grids;
    if (candidates.length > 0 && candidates.every(({ attributes }) => attributes.has('showToolbar'))) continue;
    const isInline = path[0] === 'slots' && GRIDS.has(element?.tag ?? '');
    yield {
      name: '<DataGrid slots={{ toolbar }}>',
      at,
      fix: isInline ? 'codemod' : 'silent',
      use: 'add `showToolbar` to the grid',
      doubt: element && element.spreads.length === 0 ? undefined : 'unresolved',
    };
  }
};

/** `data-*` attributes of a grid, which no longer reach its root. */
export const domAttributes: Rule = function* (context) {
  for (const { entry } of context.entries) {
    const [attribute = ''] = entry.path;
    const element = entry.root.kind === 'element' ? context.facts.elements[entry.root.element] : undefined;
    if (!element || entry.path.length > 1 || !attribute.startsWith('data-') || !isGrid(context, element.tag)) continue;
    yield { name: `<DataGrid ${attribute}>`, at: entry.at, use: `\`slotProps={{ root: { '${attribute}': … } }}\`` };
  }
};

const GRID_API = /\bGridApi(?:Common|Community|Pro|Premium)?\b/;

/** Methods of an `apiRef` that can be null. Only type checkers complain. */
export const apiRefNull: Rule = function* ({ facts, imported, isTyped }) {
  if (!isTyped) return;
  for (const { chain, isGuarded, at } of facts.members) {
    const [name = '', current] = chain;
    if (isGuarded || current !== 'current' || chain.length < 3) continue;
    const hooks = (facts.variables.get(name)?.callees ?? []).map((callee) => imported(callee)[0]?.name);
    if (!hooks.includes('useGridApiRef')) continue;
    yield {
      name: `${name}.current`,
      at,
      use: `\`${name}.current?.\``,
      // Another variable of this name may be of a hook that never returns null.
      doubt: hooks.every((hook) => hook === 'useGridApiRef') ? undefined : 'unresolved',
    };
  }
  for (const { name, text, at } of facts.typeArguments) {
    const isRef = /(?:^|\.)(?:Mutable)?RefObject$/.test(name);
    if (!isRef || !GRID_API.test(text) || /\bnull\b/.test(text)) continue;
    yield { kind: 'type', name: `${name}${text}`, at, use: '`React.RefObject<GridApi | null>`' };
  }
};

/** Selectors that receive the state instead of the `apiRef`. */
export const selectorState: Rule = function* ({ facts, imported }) {
  for (const { callee, arguments: args, at } of facts.calls) {
    const [selector] = imported(callee.join('.'));
    if (selector?.from.product !== 'data-grid' || !/^(?:unstable_)?\w*[sS]elector$/.test(selector.name)) continue;
    if (selector.name.startsWith('use')) continue;
    const [first, second] = args;
    const isState = /\.current\s*[?!]?\.state\b/.test(first?.text ?? '') || first?.text === 'state';
    if (!isState && !/instanceId/.test(second?.text ?? '')) continue;
    yield { name: `${selector.name}(state)`, at, use: `\`${selector.name}(apiRef)\`` };
  }
};

/** Functions in `useGridSelector`, and the position of the one that compares. */
export const selectorHooks: Rule = function* ({ facts, imported }) {
  for (const { callee, arguments: args, at } of facts.calls) {
    const [hook] = imported(callee.join('.'));
    if (hook?.name !== 'useGridSelector') continue;
    const isInline = args[1]?.value.kind === 'function';
    if (isInline) yield { name: 'useGridSelector(apiRef, (state) => …)', at, use: '`(ref) => ref.current.state…`' };
    if (args.length === 3)
      yield {
        name: 'useGridSelector(apiRef, selector, equals)',
        at,
        fix: 'silent',
        use: '`useGridSelector(apiRef, selector, undefined, equals)`',
      };
  }
};

/** Props of Material UI that the slots of the grid no longer have. */
const MATERIAL_PROPS = words(`
  color sx variant margin hiddenLabel InputProps inputProps InputLabelProps FormHelperTextProps SelectProps MenuProps
  disableElevation disableRipple elevation TransitionComponent TransitionProps PopperProps componentsProps arrow href
`);
const OWN_PROPS = [
  'baseChip.variant',
  'baseIconButton.color',
  'baseBadge.color',
  'baseBadge.variant',
  'baseCircularProgress.color',
];

export const baseSlotProps: Rule = function* ({ entries }) {
  for (const owned of entries)
    for (const path of gridPaths(owned)) {
      const [, slot = '', key = ''] = /^(?:slotProps|componentsProps)\.(base[A-Z]\w*)\.(\w+)$/.exec(path) ?? [];
      if (!MATERIAL_PROPS.includes(key) || OWN_PROPS.includes(`${slot}.${key}`)) continue;
      yield {
        name: `<DataGrid slotProps={{ ${slot}.${key} }}>`,
        at: owned.entry.at,
        use: `\`${slot}: { material: { ${key}: … } }\``,
      };
    }
};
