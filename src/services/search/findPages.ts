import { createSearchClient } from './client.ts';

/** Suggestions that arrive later are no longer useful. */
const TIMEOUT_MS = 4000;
const MAX_PAGES = 3;

/** URLs of the best matching pages; hits inside a page count for the page. Rejects if the index is unavailable. */
export function findPages(words: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT_MS);
    const client = createSearchClient({
      onAnswer({ hits }) {
        clearTimeout(timer);
        resolve([...new Set(hits.map(({ href }) => href.replace(/#.*/, '')))].slice(0, MAX_PAGES));
      },
      onFailure: reject,
    });
    client.ask({ text: words, filters: {}, needsText: false });
  });
}
