import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nav } from '#content/nav.ts';
import { redirects } from '#content/redirects.ts';
import type { ApiManifest } from '#model/api';
import { EXPLORER_PATH } from '#model/explorer';
import { addressesIn, apiNamesOf, readGridReference } from '../api-extractor/index.ts';
import { checkHistory } from '../api-history/index.ts';
import { checkContent, checkDeadEnds, type ContentProblem, type ScannedPage } from '../content-pipeline/index.ts';
import { compileDemos } from '../demo-compiler/index.ts';
import { inThread } from '../workspace/inThread.ts';
import { cache, generated, root } from '../workspace/paths.ts';
import { indexForSearch } from './searchIndex.ts';
import { step } from '../workspace/steps.ts';
import { writeGuideFacts } from './writeGuideFacts.ts';

interface CheckedSources {
  manifest: ApiManifest;
  guides: readonly ScannedPage[];
  /** Problems that authors have to fix. A build continues only if there are none. */
  problems: readonly ContentProblem[];
}

/** Updates `generated/`, from which pages are rendered both in a build and in development. */
export async function generate(run: typeof step = step): Promise<CheckedSources> {
  const sources = await checkSources(run);
  writeGuideFacts(sources.guides, generated);
  await run('Index for search', () => indexForSearch(sources.guides, sources.manifest));
  return sources;
}

/** Reads packages, demos and pages, and applies all rules to them. */
export async function checkSources(run: typeof step = step): Promise<CheckedSources> {
  checkHistory(root);
  const extracted = run('Extract API', extractInThread);
  const compiled = run('Compile demos', (progress) => compileAllDemos(extracted, progress));
  // A demo that cannot be compiled cannot be translated either; its problem says more.
  const translated = extracted
    .then(() => run('Translate dates in demos', translateInThread))
    .then(
      () => undefined,
      (error: Error) => error,
    );
  const [manifest, demoProblems, failure] = await Promise.all([extracted, compiled, translated]);
  if (failure && demoProblems.length === 0) throw failure;
  const { pages, problems } = await run('Check content', () => checkPages(manifest));
  return { manifest, guides: pages, problems: [...problems, ...demoProblems] };
}

/** Checks the pages, their links, and that no page is a dead end. */
async function checkPages(api: ApiManifest) {
  const apiPages = api.products.flatMap((product) => product.pages);
  const { pages, problems } = await checkContent({
    root,
    nav,
    externalPaths: [...redirects.map(({ from }) => from), ...apiPages.map(({ path }) => path), ...explorerPaths()],
    externalIds: new Map(apiPages.map(({ path, anchors }) => [path, anchors])),
    api: apiNamesOf(api),
    reference: readGridReference(root),
  });
  return { pages, problems: [...problems, ...checkDeadEnds(pages)] };
}

function explorerPaths(): string[] {
  const files = globSync('content/explorer/*/explorer.ts', { cwd: root });
  return [EXPLORER_PATH, ...files.map((file) => `${EXPLORER_PATH}/${basename(dirname(file))}`)];
}

/** Extraction keeps one core busy, and translation after it; demos are compiled on another. */
function extractInThread(): Promise<ApiManifest> {
  return inThread(new URL('../api-extractor/index.ts', import.meta.url), 'extractApi', root, join(generated, 'api'));
}

function translateInThread(): Promise<void> {
  const compiler = new URL('../demo-compiler/index.ts', import.meta.url);
  return inThread(compiler, 'compileTranslations', root, join(cache, 'demos'), generated);
}

function compileAllDemos(
  extracted: Promise<ApiManifest>,
  progress?: (done: number, all: number) => void,
): Promise<ContentProblem[]> {
  const addresses = extracted.then((manifest) => addressesIn(apiNamesOf(manifest)));
  return compileDemos({
    root,
    cacheFolder: join(cache, 'demos'),
    outFolder: generated,
    addresses,
    ...(progress && { progress }),
  });
}
