import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nav } from '#content/nav.ts';
import { explorerPhrases, searchPhrases } from '#content/search-phrases/index.ts';
import { searchSynonyms } from '#content/search-synonyms.ts';
import type { ApiManifest } from '#model/api';
import type { DemoUsage } from '#model/demo';
import type { ExplorerDefinition } from '#model/explorer';
import { LANDING_PATH } from '#model/page';
import type { ScannedPage } from '../content-pipeline/index.ts';
import { writeSearchIndex } from '../search-index/index.ts';
import { contentFolder, generated, root } from '../workspace/paths.ts';

interface Titles {
  pages: Readonly<Record<string, string>>;
  groups: Readonly<Record<string, string>>;
}

/** The index before the bundler adds content hashes to its file names. */
const searchFolder = join(generated, 'search');

/** Creates the search index from the results of the earlier steps. */
export async function indexForSearch(pages: readonly ScannedPage[], manifest: ApiManifest) {
  const english = read<Titles>(join(contentFolder, 'translations/en.json'));
  const chinese = read<Titles>(join(contentFolder, 'translations/zh.json'));
  writeSearchIndex(
    {
      nav,
      // The landing page only leads to others, and would repeat what they are found by.
      pages: pages.filter(({ path }) => path !== LANDING_PATH),
      manifest,
      root,
      apiFolder: join(generated, 'api'),
      demos: read<DemoUsage[]>(join(generated, 'demo-usage.json')).filter(({ page }) => page !== LANDING_PATH),
      explorers: await readExplorers(),
      titles: { english: english.pages, chinese: chinese.pages, chineseGroups: chinese.groups },
      synonyms: searchSynonyms,
      phrases: searchPhrases,
      explorerPhrases,
    },
    searchFolder,
  );
}

function readExplorers() {
  const files = globSync('explorer/*/explorer.ts', { cwd: contentFolder }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(pathToFileURL(join(contentFolder, file)).href);
      return [basename(dirname(file)), (module as { default: ExplorerDefinition }).default] as const;
    }),
  );
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
