import { parsePath } from '#lib/paths';

/** A page may be split into tabs, each with its own last segment; `demos` is the tab without one. */
export type DocsTab = 'demos' | 'components-api' | 'hooks-api';

/** `[docsTab]` is how the route itself is written before its value is known. */
const TAB_SEGMENTS: ReadonlySet<string> = new Set(['components-api', 'hooks-api', '[docsTab]']);

export function docsTabOf(path: string): DocsTab {
  const { canonicalPathname } = parsePath(path);
  const last = canonicalPathname.slice(canonicalPathname.lastIndexOf('/') + 1);
  return last === 'components-api' || last === 'hooks-api' ? last : 'demos';
}

/** The path under which the navigation tree knows a page: no language, query, hash, trailing slash or tab. */
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
