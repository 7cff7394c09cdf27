import type { Rule } from '../match/Context.ts';
import { packageOf } from '../packages.ts';

const OLD_BUILDS = new Set(['modern', 'node', 'legacy', 'esm', 'cjs']);

/** Imports from files inside the folders of a package, and from builds that are gone. */
export const deepImports: Rule = function* ({ facts }, change) {
  for (const { source, at } of [...facts.imports, ...facts.reexports, ...facts.sources]) {
    const from = packageOf(source);
    if (from?.product !== change.guide.product) continue;
    const parts = from.folder.split('/').slice(1);
    const isOld = OLD_BUILDS.has(parts[0] ?? '');
    if (parts.length < 2 && !isOld) continue;
    const kept = isOld ? parts.slice(1) : parts;
    yield { kind: 'folder', name: source, at, use: `\`${[from.name, ...kept.slice(0, 1)].join('/')}\`` };
  }
};

const LEGENDS = new Set(['ChartsLegend', 'PiecewiseColorLegend', 'ContinuousColorLegend']);
const CONTAINER = /^(?:Responsive)?ChartContainer(?:Pro)?$|^ChartsSurface$/;

/** Legends inside of a container, which is an `svg` element. */
export const legendOutside: Rule = function* ({ facts, imported }) {
  for (const { tag, parent, at } of facts.elements) {
    const legend = imported(tag).find(({ name }) => LEGENDS.has(name));
    if (!legend) continue;
    for (let around = parent; around !== undefined; around = facts.elements[around]?.parent) {
      const [container] = imported(facts.elements[around]?.tag ?? '');
      if (!container || !CONTAINER.test(container.name)) continue;
      yield {
        name: `<${container.name}> … <${legend.name}>`,
        at,
        use: '`ChartDataProvider`, `ChartsWrapper` and `ChartsSurface`',
      };
      break;
    }
  }
};

const STATE_CALLBACKS = [
  'onExpandedItemsChange',
  'onItemExpansionToggle',
  'onSelectedItemsChange',
  'onItemSelectionToggle',
  // Their names in version 6.
  'onNodeToggle',
  'onNodeSelect',
];
const TREES = new Set(['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro', 'TreeView']);

/** Callbacks of trees that use their event. */
export const nullEvents: Rule = function* ({ entries, facts }) {
  for (const { entry, owners } of entries) {
    const owner = owners.find(
      ({ component, path }) => TREES.has(component) && STATE_CALLBACKS.includes(path.join('.')),
    );
    if (!owner) continue;
    const { value } = entry;
    const handler = value.kind === 'name' ? facts.variables.get(value.name)?.function : undefined;
    const read = value.kind === 'function' ? value.function : handler;
    const event = read?.parameters[0];
    const isUsed = event && new RegExp(`\\b${event.replaceAll('$', '\\$')}\\b`).test(read?.body ?? '');
    if (read && !isUsed) continue;
    yield {
      name: `<${owner.component} ${owner.path.join('.')}>`,
      at: entry.at,
      use: 'the event can be `null`',
      doubt: read ? undefined : 'unresolved',
    };
  }
};

/** Calls with several arguments instead of one object. */
export const setItemExpansion: Rule = function* ({ facts, project }) {
  if (!project.products.has('tree-view')) return;
  for (const { callee, arguments: args, at } of facts.calls) {
    if (callee.at(-1) !== 'setItemExpansion' || args.length < 2) continue;
    yield {
      kind: 'method',
      name: 'setItemExpansion(event, itemId, isExpanded)',
      at,
      use: '`setItemExpansion({ event, itemId, shouldBeExpanded })`',
    };
  }
};

/** UTC set through the adapter of Day.js. */
export const adapterTimezone: Rule = function* ({ entries, facts }) {
  if (!facts.imports.some(({ source }) => source.endsWith('/AdapterDayjs'))) return;
  for (const { entry, owners } of entries) {
    const isProvider = owners.some(
      ({ component, path }) => component === 'LocalizationProvider' && path.join('.') === 'dateLibInstance',
    );
    if (isProvider)
      yield { name: '<LocalizationProvider dateLibInstance>', at: entry.at, use: '`timezone="UTC"` of the pickers' };
  }
};

/** The number of parameters in version 8. */
const TRANSLATIONS: Readonly<Record<string, number>> = {
  openDatePickerDialogue: 1,
  openTimePickerDialogue: 1,
  clockLabelText: 2,
};

/** Translations with more parameters than they receive. */
export const translationArguments: Rule = function* ({ entries, project }) {
  if (!project.products.has('date-pickers')) return;
  for (const { entry } of entries) {
    const key = entry.path.at(-1) ?? '';
    const most = Object.hasOwn(TRANSLATIONS, key) ? TRANSLATIONS[key] : undefined;
    if (most === undefined || entry.value.kind !== 'function') continue;
    if (entry.value.function.parameters.length <= most) continue;
    yield {
      name: `${key}: (date, utils, …) => …`,
      at: entry.at,
      use: most === 1 ? '`(formattedValue) => …`' : '`(view, formattedTime) => …`',
    };
  }
};
