import type { StyleName } from '../read/readStyleNames.ts';
import type { ChangeIndex } from './ChangeIndex.ts';
import type { Collector } from './Collector.ts';
import { type Context, stepsOf } from './Context.ts';

/** Class names and CSS variables, in style sheets and in strings. */
export function matchStyleNames(names: readonly StyleName[], index: ChangeIndex, collector: Collector) {
  for (const { name, at } of names) {
    const shown = name.startsWith('--') ? name : `.${name}`;
    for (const change of stepsOf(index, name, (one) => index.styleNames.get(one))) {
      // `cellContent` of `MuiDataGrid-cellContent`.
      const isKey = typeof change.successor === 'string' && name.endsWith(`-${change.name}`);
      collector.add({
        change,
        kind: 'class',
        name: shown,
        at: isKey ? at + name.length - change.name.length : at,
        old: isKey ? change.name : '',
      });
    }
  }
}

/** Keys of themes: `MuiPickersPopper`, and what stands below a component. */
export function matchTheme({ entries, index, collector }: Context) {
  for (const { entry } of entries) {
    const start = entry.path.findIndex((key) => /^Mui[A-Z]/.test(key));
    if (start === -1) continue;
    const path = entry.path.slice(start).join('.');
    for (const change of stepsOf(index, path, (name) => index.themeKeys.get(name)))
      collector.add({ change, kind: 'theme', name: path, at: entry.at, old: entry.path.at(-1) ?? '' });
  }
}

/** Type arguments for dates, which types and components lost. */
export function matchTypes({ facts, index, collector, imported }: Context) {
  for (const { name, text, at } of facts.typeArguments) {
    const [type] = imported(name);
    const change = index.typeArguments.get(type?.name ?? '')?.[0];
    const args = text.replace(/^<|>$/g, '').split(',');
    const isBoolean = args.every((one) => /^\s*(?:true|false|boolean)?\s*$/.test(one));
    if (!change || !type || isBoolean) continue;
    const rest = args.filter((one) => /^\s*(?:true|false)\s*$/.test(one)).map((one) => one.trim());
    collector.add({
      change,
      kind: 'type',
      name: `${type.name}${text}`,
      at,
      use: `\`${type.name}${rest.length > 0 ? `<${rest.join(', ')}>` : ''}\``,
    });
  }
}
