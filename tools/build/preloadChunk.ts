/**
 * Loads a chunk and, at the same time, the files it needs. It takes the place of Vite's helper, which also serves old
 * browsers and is three times as large; every page loads it.
 */
export function preloadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T | undefined> {
  return Promise.all(files.map(preload))
    .then(load)
    .catch((error: unknown) => {
      // As Vite does; `services/deploys` listens for it.
      if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;
      return undefined;
    });
}

function preload(file: string) {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  // Only styles have to be there before the chunk runs.
  return isStyle && new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
}
