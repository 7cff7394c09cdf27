import { readSectionFiles, sectionFilesPath, type Section, type SectionFiles } from '#model/offline';
import { findSaved, isKeepableResponse, savedCacheName } from '#services/service-worker';

export type SaveResult = 'saved' | 'stopped' | 'no room' | 'failed';

interface SaveOptions {
  signal: AbortSignal;
  onProgress: (done: number, all: number) => void;
}

/** Requests at a time: enough to keep a connection busy, few enough to read on meanwhile. */
const LANES = 4;

/** What the current build has of a section. */
export async function fetchSection(section: Section): Promise<SectionFiles | undefined> {
  try {
    return readSectionFiles(await (await fetch(sectionFilesPath(section), { cache: 'no-cache' })).json());
  } catch {
    return undefined;
  }
}

/** What is saved of a section, whole; of a save that was not finished nothing is said. */
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

/** Saves a whole section. What is there already, from a visit or a save that was stopped, is not fetched again. */
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
    await Promise.all(Array.from({ length: LANES }, work));
    if (signal.aborted) return 'stopped';
    await cache.put(sectionFilesPath(list.section), new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } }));
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
  const loosely = { ignoreVary: true };
  if (await cache.match(path, loosely)) return;
  const atHand = path.startsWith('/_astro/') ? await caches.match(path, loosely) : undefined;
  // Past the worker, which would count all these pages as visited and keep the files twice.
  const answer = atHand ?? (await fetch(path, { cache: 'no-store', signal }));
  if (!isKeepableResponse(answer, path)) throw new Error(`${path} cannot be kept.`);
  await cache.put(path, answer);
}
