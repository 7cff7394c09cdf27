import { parsePath } from '#lib/paths';

/** A page can have several tabs, each with its own last segment; `demos` is the tab without one. */
export type DocsTab = 'demos' | 'components-api' | 'hooks-api';

/** `[docsTab]` is the route parameter before its value is known. */
const TAB_SEGMENTS: ReadonlySet<string> = new Set(['components-api', 'hooks-api', '[docsTab]']);

export function docsTabOf(path: string): DocsTab {
  const { canonicalPathname } = parsePath(path);
  const last = canonicalPathname.slice(canonicalPathname.lastIndexOf('/') + 1);
  return last === 'components-api' || last === 'hooks-api' ? last : 'demos';
}

/** The path of a page in the navigation tree: without language, query, hash, trailing slash or tab. */
export function treePath(path: string): string {
  const { canonicalPathname } = parsePath(path);
  let end = canonicalPathname.length;
  while (end > 0) {
    const slash = canonicalPathname.lastIndexOf('/', end - 1);
    const segment = canonicalPathname.slice(slash + 1, end);
    if (segment !== '' && !TAB_SEGMENTS.has(segment)) break;
    end = slash;
  }
  return canonicalPathname.slice(0, end) || '/';
}
