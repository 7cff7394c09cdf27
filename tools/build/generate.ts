import { join } from 'node:path';
import { nav } from '#content/nav.ts';
import { redirects } from '#content/redirects.ts';
import type { ApiManifest } from '#model/api';
import { apiNamesOf, type ExtractedApi } from '../api-extractor/index.ts';
import { checkContent, checkDeadEnds, type ContentProblem, formatProblems, type ScannedPage } from '../content-pipeline/index.ts';
import { compileDemos } from '../demo-compiler/index.ts';
import { UserError } from './failGracefully.ts';
import { inThread } from './inThread.ts';
import { cache, generated, root } from './places.ts';
import { indexForSearch } from './searchIndex.ts';
import { step } from './steps.ts';
import { writeGuideFacts } from './writeGuideFacts.ts';

export interface Generated {
  manifest: ApiManifest;
  guides: readonly ScannedPage[];
}

/** Brings `generated/` up to date with content and packages: what pages are rendered from, in a build and in development. */
export async function generate(): Promise<Generated> {
  const [{ manifest }, demoProblems] = await Promise.all([step('Extract API', extractInThread), step('Compile demos', compileAllDemos)]);
  const { pages, problems } = await step('Check content', () => checkPages(manifest));
  failOn([...problems, ...demoProblems]);
  writeGuideFacts(pages, generated);
  await step('Index for search', () => indexForSearch(pages, manifest));
  return { manifest, guides: pages };
}

/** Rules for pages, the links between them, and that each leads on. */
export async function checkPages(api: ApiManifest) {
  const apiPages = api.products.flatMap((product) => product.pages);
  const { pages, problems } = await checkContent({
    root,
    nav,
    externalPaths: [...redirects.map(({ from }) => from), ...apiPages.map(({ path }) => path)],
    externalIds: new Map(apiPages.map(({ path, anchors }) => [path, anchors])),
    api: apiNamesOf(api),
  });
  return { pages, problems: [...problems, ...checkDeadEnds(pages)] };
}

/** Reading declarations keeps one core busy; demos are compiled on the other. */
export function extractInThread(): Promise<ExtractedApi> {
  return inThread(new URL('../api-extractor/index.ts', import.meta.url), 'extractApi', root, join(generated, 'api'));
}

export function compileAllDemos(progress?: (done: number, all: number) => void): Promise<ContentProblem[]> {
  return compileDemos({ root, cacheFolder: join(cache, 'demos'), outFolder: generated, ...(progress && { progress }) });
}

export function failOn(problems: readonly ContentProblem[]) {
  if (problems.length > 0) throw new UserError(formatProblems(problems));
}
