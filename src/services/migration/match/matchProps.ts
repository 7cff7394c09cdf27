import type { Entry } from '../read/facts.ts';
import type { Change } from './ChangeIndex.ts';
import { type Context, stepsOf } from './Context.ts';
import type { OwnedEntry } from './Project.ts';

/** Props and keys of objects that are props, by the component they belong to. */
export function matchProps(context: Context) {
  const { index, collector } = context;
  for (const owned of context.entries) {
    const { entry } = owned;
    const seen = new Set<Change>();
    for (const owner of owned.owners) {
      const path = owner.path.join('.');
      const { value } = entry;
      const text = value.kind === 'text' || value.kind === 'literal' ? value.text : undefined;
      const paths = text === undefined ? [path] : [path, `${path}=${text}`];
      for (const one of paths)
        for (const change of stepsOf(index, one, (name) => index.props.get(`${owner.component} ${name}`))) {
          if (seen.has(change)) continue;
          seen.add(change);
          collector.add({
            change,
            kind: 'prop',
            name: nameOf(owner.component, one),
            at: entry.at,
            old: one.includes('=') ? '' : (entry.path.at(-1) ?? ''),
            ...(change.fix === 'codemod' && !isInCodemod(context, owned) && { fix: 'hand' }),
          });
        }
    }
    if (seen.size === 0) matchRare(context, entry, owned);
  }
}

/** Where an object can't be followed to a component, a name that nothing else has is enough. */
function matchRare({ index, collector, project }: Context, entry: Entry, { owners }: OwnedEntry) {
  const last = entry.path.at(-1) ?? '';
  for (const change of index.rareProps.get(last) ?? []) {
    if (!project.products.has(change.guide.product)) continue;
    const wanted = change.name.replace(/=.*/, '').split('.');
    const value = /=(.*)/.exec(change.name)?.[1];
    const isValue = value === undefined || (entry.value.kind === 'literal' && entry.value.text === value);
    const isWhole = endsWith(entry.path, wanted) || (wanted.length > 1 && endsWith(entry.path, wanted.slice(1)));
    const isElsewhere = owners.some(({ component }) => index.props.has(`${component} ${change.name}`));
    if (!isValue || !isWhole || isElsewhere) continue;
    collector.add({
      change,
      kind: 'prop',
      name: entry.path.length > 1 ? entry.path.join('.') : last,
      at: entry.at,
      old: last,
      doubt: 'byName',
      ...(change.fix === 'codemod' && { fix: 'hand' }),
    });
    return;
  }
}

/** Codemods change attributes of the components that a file imports, the one of the grid only under their own name. */
function isInCodemod({ facts, imported }: Context, { entry: { root }, owners }: OwnedEntry): boolean {
  if (root.kind !== 'element') return false;
  const tag = facts.elements[root.element]?.tag ?? '';
  const isImported = facts.imports.some(({ local }) => local === tag);
  const [first] = imported(tag);
  return isImported && (first?.from.product !== 'data-grid' || owners.some(({ component }) => component === tag));
}

function nameOf(component: string, path: string): string {
  const [prop = '', ...keys] = path.split('.');
  return keys.length === 0 ? `<${component} ${prop}>` : `<${component} ${prop}={{ ${keys.join('.')} }}>`;
}

function endsWith(path: readonly string[], end: readonly string[]): boolean {
  return end.length <= path.length && end.every((key, position) => key === path[path.length - end.length + position]);
}
