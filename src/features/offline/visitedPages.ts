import { SHELL_PAGES } from '#model/offline';
import { isPageCache } from '#services/service-worker';

interface KeptPage {
  path: string;
  title: string;
}

/** The pages in the browser's caches, most recent first. */
export async function visitedPages(): Promise<KeptPage[]> {
  const pages = new Map<string, KeptPage>();
  for (const name of (await caches.keys()).filter(isPageCache).toReversed()) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const path = new URL(request.url).pathname;
      if (pages.has(path) || SHELL_PAGES.includes(path)) continue;
      const copy = await cache.match(request, { ignoreVary: true });
      if (copy) pages.set(path, { path, title: titleOf(await copy.text()) ?? path });
    }
  }
  return [...pages.values()];
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': "'",
  '#x27': "'",
};

/** The title of a page without the name of the site. The HTML comes from our build, so a regular expression is enough. */
export function titleOf(html: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ - MUI X$/, '');
  return title?.replace(/&(#?\w+);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
}
