import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nav } from '#content/nav.ts';
import { redirects } from '#content/redirects.ts';
import { readSiteConfig } from '#model/site-config';
import { checkContent, formatProblems } from '../content-pipeline/index.ts';
import { collectInlineScriptHashes, precompress, writeHostingFiles, type HostingPolicy } from '../hosting/index.ts';
import { UserError } from './failGracefully.ts';
import { fingerprint } from './fingerprint.ts';
import { addIntegrity } from './integrity.ts';
import { hostingPolicyOf } from './hostingPolicy.ts';
import { cache, dist, generated, root } from './places.ts';
import { binaryOf, runNode } from './run.ts';
import { step } from './steps.ts';

const buildRecord = join(generated, 'build.json');

interface BuildRecord {
  fingerprint: string;
  policy: HostingPolicy;
}

/** The finished build of exactly these sources, if there is one. */
export function findBuild(): BuildRecord | undefined {
  if (!existsSync(buildRecord) || !existsSync(dist)) return undefined;
  const record = JSON.parse(readFileSync(buildRecord, 'utf8')) as BuildRecord;
  return record.fingerprint === fingerprint(root, process.env) ? record : undefined;
}

export async function buildSite(): Promise<BuildRecord> {
  const config = readSiteConfig(process.env);
  const inputs = fingerprint(root, process.env);
  // Without its record a half-finished build is never taken for a whole one.
  rmSync(buildRecord, { force: true });

  await step('Check content', checkPages);
  await step('Render pages', renderPages);
  await step('Add integrity', () => addIntegrity(dist));
  const policy = await step('Collect inline scripts, write headers and redirects', async () => {
    const made = hostingPolicyOf(config, await collectInlineScriptHashes(dist));
    await writeHostingFiles({ dist, outDir: join(generated, 'hosting'), policy: made, redirects });
    return made;
  });
  await step('Compress files', (progress) => precompress(dist, join(cache, 'compressed'), progress));

  const record: BuildRecord = { fingerprint: inputs, policy };
  mkdirSync(generated, { recursive: true });
  writeFileSync(buildRecord, JSON.stringify(record, null, 2));
  return record;
}

async function checkPages() {
  const { problems } = await checkContent({ root, nav, externalPaths: redirects.map(({ from }) => from) });
  if (problems.length > 0) throw new UserError(formatProblems(problems));
}

async function renderPages() {
  const { code, output } = await runNode(binaryOf('astro'), ['build'], { output: 'keep' });
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'astro.log'), output);
  if (code !== 0) throw new UserError(`${output.trim()}\n\nThe site was not built; the reason stands above.`);
}
