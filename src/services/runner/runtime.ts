import { fetchFile } from '#lib/fetch-file';
import { memoizeLoaded } from '#lib/memoize';
import { RUNTIME_MANIFEST_PATH, type RuntimeManifest } from '#model/playground';
import { chunksFor, modulesFor } from './chunksFor.ts';
import type { ChunkText, ToFrame } from './protocol.ts';

const TIMEOUT_MS = 30_000;
/** Modules required by every run. */
export const BASE: readonly string[] = ['#compile', '#host'];

const load = (url: string) => fetchFile(url, AbortSignal.timeout(TIMEOUT_MS));
const manifestAt = memoizeLoaded(async (url: string) => (await load(url)).json() as Promise<RuntimeManifest>);
const textOf = memoizeLoaded(async (url: string) => (await load(url)).text());

/** Fetches the list of bundles once. */
export const readManifest = () => manifestAt(RUNTIME_MANIFEST_PATH);

/** Creates the message with the bundles of these imports, except those in `present`. */
export async function runtimeFor(specifiers: readonly string[], present: Set<string>): Promise<ToFrame> {
  const available = await readManifest();
  const names = chunksFor(available, specifiers, present);
  const chunks = await Promise.all(
    names.map(async (name): Promise<ChunkText> => ({ name, text: await textOf(available.chunks[name]?.url ?? '') })),
  );
  for (const name of names) present.add(name);
  return { kind: 'runtime', chunks, modules: modulesFor(available, specifiers) };
}
