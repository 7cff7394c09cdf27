import type { RuntimeManifest } from '#model/playground';

/** The chunks behind the given imports and everything these require, without what is there already. */
export function chunksFor({ modules, chunks }: RuntimeManifest, specifiers: Iterable<string>, present: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const open = [...specifiers].flatMap((specifier) => (Object.hasOwn(modules, specifier) ? (modules[specifier] ?? []) : []));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || present.has(name)) continue;
    found.add(name);
    open.push(...(chunks[name]?.imports ?? []));
  }
  return [...found];
}

/** The same table, with only those imports that there are. */
export function modulesFor({ modules }: RuntimeManifest, specifiers: Iterable<string>): Record<string, string> {
  return Object.fromEntries([...specifiers].flatMap((specifier) => (Object.hasOwn(modules, specifier) ? [[specifier, modules[specifier] ?? '']] : [])));
}
