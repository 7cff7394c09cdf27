/**
 * Loads a chunk and, at the same time, the scripts it needs; pages contain the styles. It takes the place of Vite's helper,
 * which is larger.
 */
export async function preloadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  // Vite does not pass the file of the chunk itself.
  const [, chunk = ''] = /import\(.(\.\/[\w.-]+)/.exec(String(load)) ?? [];
  const addresses = [chunk, ...files.map((file) => `/${file}`)].map((file) => new URL(file, import.meta.url).href);
  try {
    if (RETRIES_IMPORTS) addresses.forEach(preload);
    else await Promise.all(addresses.map(fetchOnce));
    return await load();
  } catch (error) {
    // As Vite does; `services/deploys` listens for it.
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/**
 * Safari imports a module again that failed before. Other browsers never do, so a short loss of the connection would break it
 * until the page is reloaded: there, files are fetched before they are imported, and the import finds them in the cache. In
 * private windows of Safari it would not, and everything would be loaded twice, one after the other.
 */
const RETRIES_IMPORTS = navigator.vendor.startsWith('Apple');

function preload(href: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

const fetched = new Map<string, Promise<void>>();

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file) ?? fetchWhole(file);
  fetched.set(file, known);
  known.catch(() => fetched.delete(file));
  return known;
}

async function fetchWhole(file: string) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`Fetching ${file} failed with status ${response.status}.`);
  await response.blob();
}
