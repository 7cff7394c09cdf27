import { readSectionFiles, sectionFilesPath, type Section, type SectionFiles } from '#model/offline';
import { findSaved, isCacheableResponse, savedCacheName } from '#services/service-worker';

export type SaveResult = 'saved' | 'stopped' | 'no room' | 'failed';

interface SaveOptions {
  signal: AbortSignal;
  onProgress: (done: number, all: number) => void;
}

/** Concurrent requests: enough to use the connection, few enough to keep browsing responsive. */
const CONCURRENCY = 4;

/** The files of a section in the current build. */
export async function fetchSection(section: Section): Promise<SectionFiles | undefined> {
  try {
    return readSectionFiles(await (await fetch(sectionFilesPath(section), { cache: 'no-cache' })).json());
  } catch {
    return undefined;
  }
}

/** The saved files of a section; `undefined` if it is not saved completely. */
export async function findSection(section: Section): Promise<SectionFiles | undefined> {
  for (const name of findSaved(await caches.keys(), section).toReversed()) {
    const list = await (await caches.open(name)).match(sectionFilesPath(section));
    if (list) return readSectionFiles(await list.json());
  }
  return undefined;
}

export async function forgetSection(section: Section) {
  for (const name of findSaved(await caches.keys(), section)) await caches.delete(name);
}

/** Saves a section. Files already cached by a visit or an interrupted save are not fetched again. */
export async function saveSection(list: SectionFiles, { signal, onProgress }: SaveOptions): Promise<SaveResult> {
  const name = savedCacheName(list.section, list.build);
  const cache = await caches.open(name);
  const waiting = [...list.files, ...list.pages];
  const all = waiting.length;
  let done = 0;
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined && !signal.aborted; path = waiting.shift()) {
      await saveFile(cache, path, signal);
      onProgress(++done, all);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    if (signal.aborted) return 'stopped';
    await cache.put(
      sectionFilesPath(list.section),
      new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } }),
    );
  } catch (error) {
    waiting.length = 0;
    if (signal.aborted) return 'stopped';
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) return 'failed';
    await caches.delete(name);
    return 'no room';
  }
  const others = findSaved(await caches.keys(), list.section).filter((other) => other !== name);
  for (const other of others) await caches.delete(other);
  return 'saved';
}

async function saveFile(cache: Cache, path: string, signal: AbortSignal) {
  const options = { ignoreVary: true };
  if (await cache.match(path, options)) return;
  const cached = path.startsWith('/_astro/') ? await caches.match(path, options) : undefined;
  // `no-store` bypasses the worker, which would record these pages as visited and cache the files twice.
  const response = cached ?? (await fetch(path, { cache: 'no-store', signal }));
  if (!isCacheableResponse(response, path)) throw new Error(`${path} cannot be cached.`);
  await cache.put(path, response);
}
