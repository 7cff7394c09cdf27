import { join } from 'node:path';
import { nav } from '#content/nav.ts';
import { redirects } from '#content/redirects.ts';
import type { ApiManifest } from '#model/api';
import { apiNamesOf, readGridReference, type ExtractedApi } from '../api-extractor/index.ts';
import { checkContent, checkDeadEnds, type ContentProblem, type ScannedPage } from '../content-pipeline/index.ts';
import { compileDemos } from '../demo-compiler/index.ts';
import { inThread } from './inThread.ts';
import { cache, generated, root } from './places.ts';
import { indexForSearch } from './searchIndex.ts';
import { step } from './steps.ts';
import { writeGuideFacts } from './writeGuideFacts.ts';

export interface CheckedSources {
  manifest: ApiManifest;
  guides: readonly ScannedPage[];
  /** What writers have to mend. A build goes on only without any. */
  problems: readonly ContentProblem[];
}

/** Brings `generated/` up to date with content and packages: what pages are rendered from, in a build and in development. */
export async function generate(run: typeof step = step): Promise<CheckedSources> {
  const sources = await checkSources(run);
  writeGuideFacts(sources.guides, generated);
  await run('Index for search', () => indexForSearch(sources.guides, sources.manifest));
  return sources;
}

/** Reads packages, demos and pages, and applies all rules to them. */
export async function checkSources(run: typeof step = step): Promise<CheckedSources> {
  const [{ manifest }, demoProblems] = await Promise.all([run('Extract API', extractInThread), run('Compile demos', compileAllDemos)]);
  const { pages, problems } = await run('Check content', () => checkPages(manifest));
  return { manifest, guides: pages, problems: [...problems, ...demoProblems] };
}

/** Rules for pages, the links between them, and that each leads on. */
async function checkPages(api: ApiManifest) {
  const apiPages = api.products.flatMap((product) => product.pages);
  const { pages, problems } = await checkContent({
    root,
    nav,
    externalPaths: [...redirects.map(({ from }) => from), ...apiPages.map(({ path }) => path)],
    externalIds: new Map(apiPages.map(({ path, anchors }) => [path, anchors])),
    api: apiNamesOf(api),
    reference: readGridReference(root),
  });
  return { pages, problems: [...problems, ...checkDeadEnds(pages)] };
}

/** Reading declarations keeps one core busy; demos are compiled on the other. */
function extractInThread(): Promise<ExtractedApi> {
  return inThread(new URL('../api-extractor/index.ts', import.meta.url), 'extractApi', root, join(generated, 'api'));
}

function compileAllDemos(progress?: (done: number, all: number) => void): Promise<ContentProblem[]> {
  return compileDemos({ root, cacheFolder: join(cache, 'demos'), outFolder: generated, ...(progress && { progress }) });
}
