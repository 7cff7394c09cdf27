import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME_PATH, RUNTIME_MANIFEST_PATH, type RuntimeManifest } from '#model/playground';
import { siteFont } from '../fonts/fontSubset.ts';
import type { HeaderRule } from '../hosting/index.ts';
import { cachedFolder, shortHash } from '../workspace/cachedFolder.ts';
import { writeChanged } from '../workspace/writeChanged.ts';
import { buildFrame } from './buildFrame.ts';
import { bundleRuntime, type OwnEntry } from './bundleRuntime.ts';
import { installedVersions } from './installedVersions.ts';

const FRAME_FOLDER = 'src/services/runner/frame';
/** Imported by the entries. */
const OWN_PARTS = ['src/model/demo-theme.ts', `${FRAME_FOLDER}/guardLoops.ts`, `${FRAME_FOLDER}/loopGuard.ts`];
const OWN: readonly OwnEntry[] = [
  { specifier: '#compile', file: `${FRAME_FOLDER}/compile.ts` },
  { specifier: '#host', file: `${FRAME_FOLDER}/host.tsx` },
];
const CHUNK_FOLDER = '/_astro/playground/';

/**
 * A content hash of the frame. It is part of the frame's URL, so that browsers can cache the frame indefinitely: no service
 * worker controls a document with an opaque origin, and offline the playground needs its frame.
 */
export async function frameVersion(root: string): Promise<string> {
  return shortHash(JSON.stringify(await frameOf(root)));
}

/** Writes the runner's frame and its bundles into a built site; returns the headers of the frame. */
export async function buildPlayground(root: string, site: string, cacheFolder: string): Promise<HeaderRule[]> {
  await copyRuntime(root, site, cacheFolder);
  const { html, rules } = await frameOf(root);
  writeChanged(join(site, FRAME_PATH, 'index.html'), html);
  return rules;
}

async function frameOf(root: string) {
  return buildFrame(join(root, FRAME_FOLDER, 'main.ts'), readFileSync(await siteFont()));
}

/** Bundling takes seconds and depends mostly on packages, so it is cached. */
async function copyRuntime(root: string, site: string, cacheFolder: string) {
  const here = ['bundleRuntime.ts', 'packages.ts', 'buildPlayground.ts', 'installedVersions.ts'];
  const files = [
    ...here.map((name) => `tools/playground-runtime/${name}`),
    ...OWN.map(({ file }) => file),
    ...OWN_PARTS,
  ];
  cpSync(await cachedFolder({ root, cacheFolder, files }, (folder) => writeRuntime(root, folder)), site, {
    recursive: true,
  });
}

async function writeRuntime(root: string, folder: string) {
  const { chunks, modules } = await bundleRuntime(root, OWN);
  const urls = new Map(
    chunks.map(({ name, code }) => [name, `${CHUNK_FOLDER}${name.slice(0, -'.js'.length)}.${shortHash(code)}.js`]),
  );
  const manifest: RuntimeManifest = {
    chunks: Object.fromEntries(chunks.map(({ name, imports }) => [name, { url: urls.get(name) ?? '', imports }])),
    modules,
    ...installedVersions(root, Object.keys(modules)),
  };
  for (const { name, code } of chunks) writeChanged(join(folder, urls.get(name) ?? ''), code);
  writeChanged(join(folder, RUNTIME_MANIFEST_PATH), JSON.stringify(manifest));
}
