export interface Weighed<T> {
  readonly value: T;
  /** What it weighs in memory. */
  readonly bytes: number;
}

export interface MemoryCache<T> {
  /** What is there now; costs one look-up and no allocation. */
  peek(key: string): T | undefined;
  /** Loads what is not there; requests that come meanwhile share the one load. */
  fetch(key: string, load: () => Promise<Weighed<T>>): Promise<T>;
}

interface Entry<T> extends Weighed<T> {
  wasUsed: boolean;
}

/** Keeps values up to a total weight. Evicts in order of arrival, but spares once what was used since the last time. */
export function createMemoryCache<T>(limitBytes: number): MemoryCache<T> {
  const entries = new Map<string, Entry<T>>();
  const loading = new Map<string, Promise<T>>();
  let totalBytes = 0;

  function store(key: string, { value, bytes }: Weighed<T>): void {
    if (bytes > limitBytes) return;
    while (totalBytes + bytes > limitBytes) evictOne();
    entries.set(key, { value, bytes, wasUsed: false });
    totalBytes += bytes;
  }

  function evictOne(): void {
    for (const [key, entry] of entries) {
      entries.delete(key);
      if (entry.wasUsed) {
        entry.wasUsed = false;
        entries.set(key, entry);
      } else {
        totalBytes -= entry.bytes;
        return;
      }
    }
  }

  return {
    peek(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entry.wasUsed = true;
      return entry.value;
    },
    fetch(key, load) {
      const entry = entries.get(key);
      if (entry) return Promise.resolve(entry.value);
      const running = loading.get(key);
      if (running) return running;
      const started = load()
        .then((weighed) => {
          store(key, weighed);
          return weighed.value;
        })
        .finally(() => loading.delete(key));
      loading.set(key, started);
      return started;
    },
  };
}
