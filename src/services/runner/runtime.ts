import { RUNTIME_MANIFEST_PATH, type RuntimeManifest } from '#model/playground';
import { chunksFor, modulesFor } from './chunksFor.ts';
import type { ChunkText, ToFrame } from './protocol.ts';

const TIMEOUT_MS = 30_000;
/** Modules required by every run. */
export const BASE: readonly string[] = ['#compile', '#host'];

let manifest: Promise<RuntimeManifest> | undefined;
const texts = new Map<string, Promise<string>>();

/** Fetches the list of bundles once; retries after a failure. */
export function readManifest(): Promise<RuntimeManifest> {
  manifest ??= load(RUNTIME_MANIFEST_PATH).then((text) => JSON.parse(text) as RuntimeManifest);
  manifest.catch(() => (manifest = undefined));
  return manifest;
}

/** Creates the message with the bundles of these imports, except those in `present`. */
export async function runtimeFor(specifiers: readonly string[], present: Set<string>): Promise<ToFrame> {
  const available = await readManifest();
  const names = chunksFor(available, specifiers, present);
  const chunks = await Promise.all(
    names.map(async (name): Promise<ChunkText> => ({ name, text: await textOf(available, name) })),
  );
  for (const name of names) present.add(name);
  return { kind: 'runtime', chunks, modules: modulesFor(available, specifiers) };
}

function textOf({ chunks }: RuntimeManifest, name: string): Promise<string> {
  const text = texts.get(name) ?? load(chunks[name]?.url ?? '');
  texts.set(name, text);
  text.catch(() => texts.delete(name));
  return text;
}

async function load(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Fetching ${url} failed with status ${response.status}.`);
  return response.text();
}
