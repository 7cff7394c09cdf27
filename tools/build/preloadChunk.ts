/**
 * Loads a chunk and, at the same time, the scripts it needs; pages contain the styles. It takes the place of Vite's helper,
 * which is larger. Files are fetched before the chunk is imported: browsers never retry the import of a module that once
 * failed, so a short loss of the connection would break it until the page is reloaded.
 */
export function preloadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  // Vite does not pass the file of the chunk itself.
  const [, chunk = ''] = /import\(.(\.\/[\w.-]+)/.exec(String(load)) ?? [];
  return Promise.all([chunk, ...files.map((file) => `/${file}`)].map(fetchOnce))
    .then(load)
    .catch((error: unknown) => {
      // As Vite does; `services/deploys` listens for it.
      dispatchEvent(new Event('vite:preloadError'));
      throw error;
    });
}

const fetched = new Map<string, Promise<void>>();

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file) ?? fetchWhole(file);
  fetched.set(file, known);
  known.catch(() => fetched.delete(file));
  return known;
}

/** The import finds the file in the cache of the browser. */
async function fetchWhole(file: string) {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`Fetching ${file} failed with status ${response.status}.`);
  await response.blob();
}
