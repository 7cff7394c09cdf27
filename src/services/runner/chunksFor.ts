import type { RuntimeManifest } from '#model/playground';

/** The chunks of the given imports and their transitive dependencies, except those already present. */
export function chunksFor(
  { modules, chunks }: RuntimeManifest,
  specifiers: Iterable<string>,
  present: ReadonlySet<string>,
): string[] {
  const found = new Set<string>();
  const queue = [...specifiers].flatMap((specifier) =>
    Object.hasOwn(modules, specifier) ? (modules[specifier] ?? []) : [],
  );
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name) || present.has(name)) continue;
    found.add(name);
    queue.push(...(chunks[name]?.imports ?? []));
  }
  return [...found];
}

/** The module table, reduced to the given imports that exist. */
export function modulesFor({ modules }: RuntimeManifest, specifiers: Iterable<string>): Record<string, string> {
  return Object.fromEntries(
    [...specifiers].flatMap((specifier) =>
      Object.hasOwn(modules, specifier) ? [[specifier, modules[specifier] ?? '']] : [],
    ),
  );
}
