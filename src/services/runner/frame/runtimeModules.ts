import type { ChunkText } from '../protocol.ts';
import { evaluate } from './evaluate.ts';

interface ChunkModule {
  exports: { modules?: Record<string, object> };
}

/** The available packages, in chunks posted by the page. Each chunk is evaluated when first required. */
export function createRuntime() {
  const texts = new Map<string, string>();
  const loaded = new Map<string, ChunkModule>();
  const chunkOf = new Map<string, string>();
  const packages = new Map<string, object>();

  function requireChunk(name: string): object {
    const known = loaded.get(name);
    if (known) return known.exports;
    const text = texts.get(name);
    if (text === undefined) throw new Error(`The chunk "${name}" is not loaded.`);
    texts.delete(name);
    const module: ChunkModule = { exports: {} };
    loaded.set(name, module);
    evaluate(text, `runtime:///${name}`)(
      (specifier) => requireChunk(specifier.replace(/^\.\//, '')),
      module.exports,
      module,
    );
    return module.exports;
  }

  return {
    add(chunks: readonly ChunkText[], modules: Readonly<Record<string, string>>) {
      for (const { name, text } of chunks) texts.set(name, text);
      for (const [specifier, chunk] of Object.entries(modules)) chunkOf.set(specifier, chunk);
    },
    has: (specifier: string) => chunkOf.has(specifier),
    packageOf(specifier: string): object | undefined {
      const chunk = chunkOf.get(specifier);
      if (!chunk) return undefined;
      const known =
        packages.get(specifier) ?? asModule((requireChunk(chunk) as ChunkModule['exports']).modules?.[specifier]);
      packages.set(specifier, known);
      return known;
    },
  };
}

/** Adds the `__esModule` flag, so that a default import gets the default export. */
function asModule(namespace: object | undefined): object {
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(namespace ?? {}), __esModule: { value: true } },
  );
}
