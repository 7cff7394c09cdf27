import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nav } from '#content/nav.ts';
import { redirects } from '#content/redirects.ts';
import { readSiteConfig } from '../workspace/siteConfig.ts';
import { formatProblems } from '../content-pipeline/index.ts';
import { drawPictures, writeForMachines } from '../for-machines/index.ts';
import { writeMcpServer } from '../mcp/index.ts';
import { buildPlayground } from '../playground-runtime/index.ts';
import { precompress, writeHostingFiles, type HostingPolicy } from '../hosting/index.ts';
import { writeSections } from '../offline/index.ts';
import { UserError } from '../workspace/failGracefully.ts';
import { fingerprint } from './fingerprint.ts';
import { finishPages } from './finishPages.ts';
import { generate } from './generate.ts';
import { hostingPolicyOf } from './hostingPolicy.ts';
import { inThread } from '../workspace/inThread.ts';
import { cache, generated, root } from '../workspace/paths.ts';
import { restoreReleases, hashedFiles, previousScripts, backUpReleases } from './releases.ts';
import { binaryOf, run } from '../workspace/run.ts';
import { buildServiceWorker } from './serviceWorker.ts';
import { mainSite, type SiteTarget } from './siteTarget.ts';
import { type Progress, step } from '../workspace/steps.ts';
import { writeChanged } from '../workspace/writeChanged.ts';

interface BuildRecord {
  fingerprint: string;
  policy: HostingPolicy;
  /** Whether it includes what only a deploy needs: compressed files and social images. */
  isDeployable: boolean;
}

interface BuildOptions {
  target?: SiteTarget;
  /** The folder with the files of earlier builds; by default the output folder. */
  previous?: string | undefined;
  isDeployable?: boolean;
}

/** The existing build of exactly these sources, if any. */
export function findBuild(target: SiteTarget = mainSite): BuildRecord | undefined {
  if (!existsSync(target.record) || !existsSync(target.folder)) return undefined;
  const record = JSON.parse(readFileSync(target.record, 'utf8')) as BuildRecord;
  return record.fingerprint === fingerprint(root, envOf(target)) ? record : undefined;
}

/** Builds a site into its folder. Hashed files of earlier builds are kept for tabs that still show their pages. */
export async function buildSite({
  target = mainSite,
  previous = target.folder,
  isDeployable = false,
}: BuildOptions = {}): Promise<BuildRecord> {
  const { folder } = target;
  const env = envOf(target);
  const config = readSiteConfig(env);
  const inputs = fingerprint(root, env);
  const started = performance.now();
  // Remove the record first, so that an interrupted build is not mistaken for a complete one.
  rmSync(target.record, { force: true });

  const { manifest, guides, problems } = await generate();
  if (problems.length > 0) throw new UserError(formatProblems(problems));
  const earlier = backUpReleases(previous, target.aside);
  rmSync(target.beside, { recursive: true, force: true });
  const [, extraRules] = await Promise.all([
    step('Render pages', (progress) => renderPages(target, progress)),
    // Written to a separate folder, because rendering empties the site's folder.
    step('Build the playground', async () => {
      const [rules] = await Promise.all([
        buildPlayground(root, target.beside, join(cache, 'playground')),
        inThread(
          new URL('../playground-types/index.ts', import.meta.url),
          'buildTypes',
          root,
          target.beside,
          join(cache, 'playground-types'),
        ),
      ]);
      return rules;
    }),
  ]);
  const pictures = await step('Write Markdown and machine-readable indexes', () => {
    const { siteUrl, repositoryUrl } = config;
    return writeForMachines({ root, folder, generated, siteUrl, repositoryUrl, nav, guides, manifest });
  });
  const hashes = await step('Finish pages', () => finishPages(folder, config.languages));
  // Copied after inline scripts are collected: the frame's inline script is allowed only in the frame.
  cpSync(target.beside, folder, { recursive: true });
  const offline = await step('List offline sections', () => writeSections(folder));
  await step('Build the service worker', () =>
    buildServiceWorker(folder, config.hasServiceWorker ? offline : undefined),
  );
  restoreReleases(folder, target.aside, { id: offline.id, files: hashedFiles(folder), inlineScripts: hashes }, earlier);
  const policy = { ...hostingPolicyOf(config, hashes, previousScripts(offline.id, earlier)), extraRules };
  await writeHostingFiles({ dist: folder, outDir: target.hosting, policy, redirects });
  if (isDeployable) {
    await step('Draw social images', (progress) =>
      drawPictures(pictures, { root, folder, cacheFolder: join(cache, 'pictures'), progress }),
    );
    await step('Pack the MCP server', () => writeMcpServer({ site: folder, generated }));
    await step('Compress files', (progress) => precompress(folder, join(cache, 'compressed'), progress));
  }

  const record: BuildRecord = { fingerprint: inputs, policy, isDeployable };
  writeChanged(target.record, JSON.stringify(record, null, 2));
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
  return record;
}

function envOf({ variables }: SiteTarget): Record<string, string | undefined> {
  return { ...process.env, ...variables };
}

/** Rendering creates many short-lived objects; a larger nursery saves an eighth of its processor time. */
const RENDER_FLAGS = ['--max-semi-space-size=128'];

async function renderPages({ folder, variables }: SiteTarget, progress: Progress) {
  const args = [...RENDER_FLAGS, binaryOf('astro'), 'build', '--outDir', folder];
  let pages = 0;
  // Astro prints a line per page.
  const onOutput = (text: string) => progress((pages += text.match(/\.html\b/g)?.length ?? 0));
  const { code, output } = await run(process.execPath, args, { env: variables, output: 'keep', onOutput });
  writeChanged(join(cache, 'astro.log'), output);
  if (code !== 0) throw new UserError(`${output.trim()}\n\nThe site was not built; see the error above.`);
}
