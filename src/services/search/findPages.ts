import { createSearchClient } from './client.ts';

/** Nobody looks at a page without suggestions for longer. */
const PATIENCE_MS = 4000;
const MAX_PAGES = 3;

/** The pages that answer some words best, by address; hits inside of a page count for the page. Rejects when there is no index. */
export function findPages(words: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE_MS);
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
