import type { ApiFolder } from '#model/api-folders';
import type { ModuleFacts } from '../read/FactStore.ts';
import type { ChangeIndex } from './ChangeIndex.ts';

/** A pasted part of a file has no imports: names that only the library has are taken as imported. */
export function withImpliedImports(facts: ModuleFacts, names: ReadonlyMap<string, ApiFolder>): ModuleFacts {
  if (facts.imports.length + facts.reexports.length + facts.sources.length > 0) return facts;
  const imports = [...facts.uses].flatMap(([name, [at = 0]]) => {
    const product = facts.variables.has(name) ? undefined : names.get(name);
    return product ? [{ local: name, name, source: `@mui/x-${product}`, at }] : [];
  });
  return imports.length > 0 ? { ...facts, imports } : facts;
}

/** The names in the guides, with their products. */
export function namesIn({ guides }: ChangeIndex): Map<string, ApiFolder> {
  const names = new Map<string, ApiFolder>();
  for (const { product, sections } of guides)
    for (const { exports = {}, props = [], behavior = [], typeArguments = [] } of sections) {
      const components = [...props, ...behavior].flatMap(({ of = [] }) => of);
      for (const name of [...Object.keys(exports), ...components, ...typeArguments]) names.set(name, product);
    }
  // Words that other code uses for types of its own.
  for (const name of ['Direction', 'PopperProps', 'Scatter']) names.delete(name);
  return names;
}
