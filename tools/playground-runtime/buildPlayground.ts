import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FRAME_PATH, RUNTIME_MANIFEST_PATH, type RuntimeManifest } from '#model/playground';
import { siteFont } from '../fonts/fontSubset.ts';
import type { HeaderRule } from '../hosting/index.ts';
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
  return hashOf(JSON.stringify(await frameOf(root)));
}

/** Writes the runner's frame and its bundles into a built site; returns the headers of the frame. */
export async function buildPlayground(root: string, site: string, cacheFolder: string): Promise<HeaderRule[]> {
  await copyRuntime(root, site, cacheFolder);
  const { html, rules } = await frameOf(root);
  write(join(site, FRAME_PATH, 'index.html'), html);
  return rules;
}

async function frameOf(root: string) {
  return buildFrame(join(root, FRAME_FOLDER, 'main.ts'), readFileSync(await siteFont()));
}

/** Bundling takes seconds and depends mostly on packages, so it is cached. */
async function copyRuntime(root: string, site: string, cacheFolder: string) {
  const cached = join(cacheFolder, fingerprint(root));
  if (!existsSync(cached)) {
    const temporary = `${cached}.${process.pid}`;
    await writeRuntime(root, temporary);
    rmSync(cached, { recursive: true, force: true });
    renameSync(temporary, cached);
  }
  cpSync(cached, site, { recursive: true });
}

async function writeRuntime(root: string, folder: string) {
  const { chunks, modules } = await bundleRuntime(root, OWN);
  const urls = new Map(
    chunks.map(({ name, code }) => [name, `${CHUNK_FOLDER}${name.slice(0, -'.js'.length)}.${hashOf(code)}.js`]),
  );
  const manifest: RuntimeManifest = {
    chunks: Object.fromEntries(chunks.map(({ name, imports }) => [name, { url: urls.get(name) ?? '', imports }])),
    modules,
    ...installedVersions(root, Object.keys(modules)),
  };
  for (const { name, code } of chunks) write(join(folder, urls.get(name) ?? ''), code);
  write(join(folder, RUNTIME_MANIFEST_PATH), JSON.stringify(manifest));
}

function fingerprint(root: string): string {
  const here = ['bundleRuntime.ts', 'packages.ts', 'buildPlayground.ts', 'installedVersions.ts'].map((name) =>
    join(import.meta.dirname, name),
  );
  const own = [...OWN.map(({ file }) => file), ...OWN_PARTS].map((file) => join(root, file));
  return hashOf(
    [...here, ...own, join(root, 'package.json'), join(root, 'package-lock.json')]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0'),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
