import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticImports } from '#lib/asset-references';

const FOLDER = '/_astro/';
/** A dynamically imported file is included unless it, or one of its static imports, is larger. */
const SMALL_BYTES = 40_000;
/** Larger, but search, settings and the code of demos need it. */
const REACT = /^react\.[\w-]+\.js$/;
/** Loads one of more than a hundred files: those for the language of a reader are kept when they visit a demo. */
const LANGUAGES = /^loadTexts\.[\w-]+\.js$/;

export interface FileGraph {
  /** The files, all their imports, and small files that they load on demand. */
  closureOf: (paths: Iterable<string>) => Set<string>;
  /** Hashed files whose name starts with a prefix. */
  named: (start: string) => string[];
}

/** Reads the dependencies between the hashed files of a built site. */
export function readFileGraph(site: string): FileGraph {
  const folder = join(site, FOLDER);
  const files = readdirSync(folder)
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .sort();
  const known = new Set(files);
  const texts = new Map(
    files.filter((name) => name.endsWith('.js')).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const mentioned = new Map(Array.from(texts, ([name, text]) => [name, namesIn(text, known)]));
  const imports = new Map(
    Array.from(texts, ([name, text]) => [name, staticImports(text).filter((other) => known.has(other))]),
  );
  const reach = (start: string, into: Set<string>) => {
    if (into.has(start)) return into;
    into.add(start);
    for (const other of imports.get(start) ?? []) reach(other, into);
    return into;
  };
  const isSmall = (name: string) =>
    [...reach(name, new Set())].every((one) => REACT.test(one) || (texts.get(one)?.length ?? 0) <= SMALL_BYTES);

  return {
    closureOf(paths) {
      const found = new Set<string>();
      const queue = Array.from(paths)
        .filter((path) => path.startsWith(FOLDER))
        .map((path) => path.slice(FOLDER.length));
      for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
        const isNew = !found.has(name);
        found.add(name);
        if (!isNew) continue;
        queue.push(
          ...(imports.get(name) ?? []),
          ...(LANGUAGES.test(name) ? [] : (mentioned.get(name) ?? []).filter(isSmall)),
        );
      }
      return new Set(
        [...found]
          .filter((name) => known.has(name))
          .map((name) => FOLDER + name)
          .sort(),
      );
    },
    named: (start) => files.filter((name) => name.startsWith(start)).map((name) => FOLDER + name),
  };
}

/** Only scripts and styles, which controls need to work; data and images are fetched on demand. */
function namesIn(text: string, known: ReadonlySet<string>): string[] {
  return [...new Set(Array.from(text.matchAll(/["'`/]([\w.-]+\.(?:js|css))["'`]/g), (match) => match[1] ?? ''))].filter(
    (name) => known.has(name),
  );
}
