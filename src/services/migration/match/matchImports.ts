import { packageOf as packageName } from '#lib/package-name';
import type { ModuleFacts } from '../read/FactStore.ts';
import { packageOf } from '../packages.ts';
import { type Context, stepsOf } from './Context.ts';

const MOST_USES = 60;

/** Exports, folders and packages that imports, exports and mocks name. */
export function matchImports({ facts, index, collector }: Context) {
  /** Sections that already say that the name and its folder change. */
  const told = new Set<string>();
  for (const { local, name, source, at } of facts.imports) {
    matchExport(name, source, at, usesOf(facts, local));
    if (name === '*')
      for (const { chain, at: place } of facts.members)
        if (chain[0] === local && chain[1]) matchExport(chain[1], source, place, []);
  }
  for (const { name, source, at } of facts.reexports) matchExport(name, source, at, [], true);
  const places = [
    ...[...facts.imports, ...facts.reexports].map(({ source, at }) => ({ source, at, isImport: true })),
    ...facts.sources.map(({ source, at }) => ({ source, at, isImport: false })),
  ];
  const withoutCodemod = new Set(facts.reexports.map(({ at }) => at));
  for (const { source, at, isImport } of places) {
    const from = packageOf(source);
    const isHand = !isImport || withoutCodemod.has(at);
    for (const change of stepsOf(index, packageName(source), (name) => index.packages.get(name)))
      collector.add({ change, kind: 'package', name: packageName(source), at });
    if (!from?.folder) continue;
    for (const change of stepsOf(index, from.folder, (name) => index.folders.get(`${from.product} ${name}`))) {
      if (told.has(`${source} ${change.section.anchor}`)) continue;
      collector.add({
        change,
        kind: 'folder',
        name: from.name + from.folder,
        at,
        use: typeof change.successor === 'string' ? from.name + change.successor : undefined,
        ...(isHand && { fix: 'hand' }),
      });
    }
  }

  function matchExport(name: string, source: string, at: number, uses: readonly number[], isReexport = false) {
    const from = packageOf(source);
    if (!from) return;
    const find = (one: string) => [
      ...(index.exports.get(`${from.product} ${one}`) ?? []),
      ...(from.folder === '' ? (index.rootExports.get(`${from.product} ${one}`) ?? []) : []),
      ...(index.exportsOf.get(`${from.product} ${from.folder} ${one}`) ?? []),
    ];
    const folders = stepsOf(index, from.folder, (one) => index.folders.get(`${from.product} ${one}`));
    for (const change of stepsOf(index, name, find)) {
      const moved = folders.find(({ section }) => section === change.section)?.successor;
      const module = typeof moved === 'string' ? { old: source, successor: from.name + moved } : undefined;
      const found = { change, kind: 'export', name, old: name, module } as const;
      const fix = isReexport && change.fix === 'codemod' ? ({ fix: 'hand' } as const) : {};
      told.add(`${source} ${change.section.anchor}`);
      for (const place of [at, ...uses.slice(0, MOST_USES)]) collector.add({ ...found, at: place, ...fix });
    }
  }
}

function usesOf(facts: ModuleFacts, local: string): readonly number[] {
  return facts.uses.get(local) ?? [];
}
