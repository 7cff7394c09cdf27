import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nav } from '#content/nav.ts';
import { redirects } from '#content/redirects.ts';
import { readSiteConfig } from '#model/site-config';
import type { ApiManifest } from '#model/api';
import { apiNamesOf, extractApi } from '../api-extractor/index.ts';
import { checkContent, formatProblems } from '../content-pipeline/index.ts';
import { compileDemos } from '../demo-compiler/index.ts';
import { drawPictures, formatSizes, writeForMachines } from '../for-machines/index.ts';
import { buildPlayground } from '../playground-runtime/index.ts';
import { buildTypes } from '../playground-types/index.ts';
import { collectInlineScriptHashes, precompress, writeHostingFiles, type HostingPolicy } from '../hosting/index.ts';
import { writeSections } from '../offline/index.ts';
import { UserError } from './failGracefully.ts';
import { fingerprint } from './fingerprint.ts';
import { finishPages } from './finishPages.ts';
import { hostingPolicyOf } from './hostingPolicy.ts';
import { cache, generated, root } from './places.ts';
import { carryOver, hashedFiles, previousScripts, setAside } from './releases.ts';
import { binaryOf, runNode } from './run.ts';
import { indexForSearch } from './searchIndex.ts';
import { buildServiceWorker } from './serviceWorker.ts';
import { writeGuideFacts } from './writeGuideFacts.ts';
import { mainSite, type SiteTarget } from './siteTarget.ts';
import { step } from './steps.ts';

interface BuildRecord {
  fingerprint: string;
  policy: HostingPolicy;
}

/** The finished build of exactly these sources, if there is one. */
export function findBuild(target: SiteTarget = mainSite): BuildRecord | undefined {
  if (!existsSync(target.record) || !existsSync(target.folder)) return undefined;
  const record = JSON.parse(readFileSync(target.record, 'utf8')) as BuildRecord;
  return record.fingerprint === fingerprint(root, envOf(target)) ? record : undefined;
}

/**
 * Builds a site into its folder. The hashed files of builds before stay in it, for tabs that still show their pages: of
 * those in `previous`, which is the folder itself unless a copy of what is published lies elsewhere.
 */
export async function buildSite(target: SiteTarget = mainSite, previous = target.folder): Promise<BuildRecord> {
  const { folder } = target;
  const env = envOf(target);
  const config = readSiteConfig(env);
  const inputs = fingerprint(root, env);
  // Without its record a half-finished build is never taken for a whole one.
  rmSync(target.record, { force: true });

  const { manifest } = await step('Extract API', () => extractApi(root, join(generated, 'api')));
  const guides = await step('Check content', () => checkPages(manifest));
  await step('Compile demos', checkDemos);
  await step('Index for search', () => indexForSearch(guides, manifest));
  const earlier = setAside(previous, target.aside);
  await step('Render pages', () => renderPages(target));
  const { sizes, pictures } = await step('Write Markdown and indexes for machines', () => {
    const { siteUrl, repositoryUrl } = config;
    return writeForMachines({ root, folder, generated, siteUrl, repositoryUrl, nav, guides, manifest });
  });
  console.log(formatSizes(sizes));
  await step('Draw pictures for sharing', (progress) => drawPictures(pictures, { root, folder, cacheFolder: join(cache, 'pictures'), progress }));
  await step('Finish pages', () => finishPages(folder));
  const hashes = await step('Collect inline scripts', () => collectInlineScriptHashes(folder));
  // After the scripts of pages were collected: the frame's own is allowed in the frame and nowhere else.
  const extraRules = await step('Build the playground', () => buildPlayground(root, folder, join(cache, 'playground')));
  await step('Pack the types of packages', () => buildTypes(root, folder, join(cache, 'playground-types')));
  const offline = await step('List what can be read offline', () => writeSections(folder));
  await step('Build the service worker', () => buildServiceWorker(folder, config.hasServiceWorker ? offline : undefined));
  await step('Carry over files of earlier builds', () => {
    carryOver(folder, target.aside, { id: offline.id, files: hashedFiles(folder), inlineScripts: hashes }, earlier);
  });
  const policy = await step('Write headers and redirects', async () => {
    const made = { ...hostingPolicyOf(config, hashes, previousScripts(offline.id, earlier)), extraRules };
    await writeHostingFiles({ dist: folder, outDir: target.hosting, policy: made, redirects });
    return made;
  });
  if (target.isCompressed) {
    await step('Compress files', (progress) => precompress(folder, join(cache, 'compressed'), progress));
  }

  const record: BuildRecord = { fingerprint: inputs, policy };
  mkdirSync(dirname(target.record), { recursive: true });
  writeFileSync(target.record, JSON.stringify(record, null, 2));
  return record;
}

function envOf({ variables }: SiteTarget): Record<string, string | undefined> {
  return { ...process.env, ...variables };
}

async function checkPages(api: ApiManifest) {
  const apiPages = api.products.flatMap((product) => product.pages);
  const { pages, problems } = await checkContent({
    root,
    nav,
    externalPaths: [...redirects.map(({ from }) => from), ...apiPages.map(({ path }) => path)],
    externalIds: new Map(apiPages.map(({ path, anchors }) => [path, anchors])),
    api: apiNamesOf(api),
  });
  if (problems.length > 0) throw new UserError(formatProblems(problems));
  writeGuideFacts(pages, generated);
  return pages;
}

async function checkDemos(progress: (done: number, all: number) => void) {
  const problems = await compileDemos({ root, cacheFolder: join(cache, 'demos'), outFolder: generated, progress });
  if (problems.length > 0) throw new UserError(formatProblems(problems));
}

async function renderPages({ folder, variables }: SiteTarget) {
  const { code, output } = await runNode(binaryOf('astro'), ['build', '--outDir', folder], { env: variables, output: 'keep' });
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'astro.log'), output);
  if (code !== 0) throw new UserError(`${output.trim()}\n\nThe site was not built; the reason stands above.`);
}
