import { storageSource } from '#lib/storage';

const KEY = 'mui-migration-done';
/** About 100 kB. */
const MOST = 1000;

/** The ids of what the reader has done, of all projects. Whatever else is stored there counts as nothing. */
export function readTicks(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(storageSource(KEY).read() ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Adds or removes one, beside what other tabs have ticked since. Keeps the last ones, if there are very many. */
export function keepTick(id: string, isDone: boolean) {
  const others = [...readTicks()].filter((one) => one !== id);
  storageSource(KEY).write(JSON.stringify((isDone ? [...others, id] : others).slice(-MOST)));
}
