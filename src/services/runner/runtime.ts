import { RUNTIME_MANIFEST_PATH, type RuntimeManifest } from '#model/playground';
import { chunksFor, modulesFor } from './chunksFor.ts';
import type { ChunkText, ToFrame } from './protocol.ts';

const TIMEOUT_MS = 30_000;
/** What every run needs, whatever it imports. */
export const BASE: readonly string[] = ['#compile', '#host'];

let manifest: Promise<RuntimeManifest> | undefined;
const texts = new Map<string, Promise<string>>();

/** The list of bundles, fetched once; tried again after a failure. */
export function readManifest(): Promise<RuntimeManifest> {
  manifest ??= load(RUNTIME_MANIFEST_PATH).then((text) => JSON.parse(text) as RuntimeManifest);
  manifest.catch(() => (manifest = undefined));
  return manifest;
}

/** The message that hands the bundles of these imports to a frame, which has `present` already. */
export async function runtimeFor(specifiers: readonly string[], present: Set<string>): Promise<ToFrame> {
  const known = await readManifest();
  const names = chunksFor(known, specifiers, present);
  const chunks = await Promise.all(names.map(async (name): Promise<ChunkText> => ({ name, text: await textOf(known, name) })));
  for (const name of names) present.add(name);
  return { kind: 'runtime', chunks, modules: modulesFor(known, specifiers) };
}

function textOf({ chunks }: RuntimeManifest, name: string): Promise<string> {
  const known = texts.get(name) ?? load(chunks[name]?.url ?? '');
  texts.set(name, known);
  known.catch(() => texts.delete(name));
  return known;
}

async function load(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
