import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiHistory } from '#model/api-history';
import { type HistoryFile, unpackHistory } from '#model/history-file';
import type { ApiIndex } from '#model/api-index';
import { SEARCH_SHARDS, type SearchNames } from '#model/search';
import type { TypesManifest, TypesPack } from '#model/type-packs';
import { createEngine, type SearchEngine } from '#services/search';
import type { Compiler } from '#services/type-checker/browser';

/** The code of all demos; files that several demos share stand there once. */
export interface DemoTexts {
  files: readonly { name: string; text: string }[];
  /** By the id of a demo: positions in `files`, the demo itself first. */
  demos: Readonly<Record<string, { TS: readonly number[]; JS: readonly number[] }>>;
}

/** The built documentation, as files beside the program. Everything is read when it is first needed. */
export interface Site {
  readonly index: ApiIndex;
  readonly search: SearchEngine;
  readonly names: SearchNames;
  readonly demos: DemoTexts;
  readonly history: ApiHistory;
  readonly types: TypesManifest;
  /** The Markdown version of a page, by its path with a trailing slash. */
  markdownOf: (path: string) => string | undefined;
  readPack: (url: string) => TypesPack;
  loadCompiler: () => Promise<Compiler>;
}

export function openSite(folder: string): Site {
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  const parse = <T>(...path: string[]) => once(() => JSON.parse(read(...path)) as T);
  const index = parse<ApiIndex>('api-index.json');
  const names = parse<SearchNames>('search', 'names.json');
  const demos = parse<DemoTexts>('demos.json');
  const history = once(() => unpackHistory(JSON.parse(read('api-history.json')) as HistoryFile));
  const types = parse<TypesManifest>('types.json');
  const files = once(() => new Map(index().pages.map(({ path, markdown }) => [path, markdown])));
  const search = once(() => {
    const engine = createEngine(names());
    for (const shard of SEARCH_SHARDS) engine.addText(JSON.parse(read('search', `text-${shard}.json`)));
    return engine;
  });
  const compiler = once(async () => {
    const { default: loaded } = (await import(pathToFileURL(join(folder, types().compiler.url)).href)) as {
      default: Compiler;
    };
    return loaded;
  });

  return {
    get index() {
      return index();
    },
    get search() {
      return search();
    },
    get names() {
      return names();
    },
    get demos() {
      return demos();
    },
    get history() {
      return history();
    },
    get types() {
      return types();
    },
    // Only paths of the index are read, so no path of a request reaches the file system.
    markdownOf(path) {
      const file = files().get(path);
      return file && read('pages', file);
    },
    readPack: (url) => JSON.parse(read(url)) as TypesPack,
    loadCompiler: compiler,
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
