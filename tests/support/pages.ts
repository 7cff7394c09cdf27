import { execFileSync } from 'node:child_process';
import { pathOfFolder } from '#model/page';

/** One page of each kind; slow checks run on these in every mode, and on every page once. */
export const PAGE_KINDS = {
  guide: '/x/common-concepts/custom-components/',
  section: '/x/introduction/',
  migration: '/x/migration/migration-tree-view-v7/',
  missing: '/x/no-such-page/',
};

/** Pages without demos, which have smaller budgets. */
export const PROSE_PAGES = {
  ...PAGE_KINDS,
  guide: '/x/introduction/licensing/',
  section: '/x/introduction/support/',
  reference: '/x/api/data-grid/data-grid/',
};

/** `npm run test:full` visits everything. */
export const isFullRun = process.env['TEST_TIER'] === 'full';

/** The part of a page to check with axe if only this part changed; other tests cover the rest of the page. */
export const partOf = (selector: string) => (isFullRun ? ':root' : selector);

/** Whether a path is that of a single demo, and not of the gallery. */
export const isDemoPage = (path: string) => /^\/x\/demos\/[^/]+\/[^/]+\//.test(path);

/** Pages that every run visits: a short one of each kind. Their number does not grow with the site. */
const PAGES_ALWAYS = [
  '/x/',
  '/x/introduction/installation/',
  '/x/react-tree-view/rich-tree-view/focus/',
  '/x/api/tree-view/tree-item/',
  '/x/playground/',
  '/x/demos/',
];

/** Demos that every run visits, of two products; other tests visit the others. */
const DEMOS_ALWAYS = [
  '/x/demos/data-grid/sorting/multi-sorting/',
  '/x/demos/date-pickers/date-picker/basic-date-picker/',
];

/** Maximum number of changed pages, and of changed demos. */
const MOST_CHANGED = 5;
const RECENT_COMMITS = 10;
/** An environment variable can't be much longer. */
const MOST_FILES = 500;

/** A quick run visits the fixed pages and recently changed ones; a full run visits all. */
export function pagesToVisit(all: readonly string[]): string[] {
  const changed = changedFolders(/^content\/(.+)\/page\.mdx$/).map((folder) => `${pathOfFolder(folder)}/`);
  return isFullRun ? [...all] : few(all, PAGES_ALWAYS, changed);
}

export function demosToVisit(all: readonly string[]): string[] {
  const changed = changedFolders(/^content\/(.+\/demos\/[^/]+)\//).map(
    (folder) => `/x/demos/${folder.replace('/demos/', '/')}/`,
  );
  return isFullRun ? [...all] : few(all, DEMOS_ALWAYS, changed);
}

function few(all: readonly string[], always: readonly string[], changed: readonly string[]): string[] {
  // Some lists lack pages that are no articles, but none lacks many.
  if (always.filter((path) => all.includes(path)).length * 2 < always.length)
    throw new Error(`The site lacks most of ${always.join(', ')}.`);
  const existing = changed.filter((path) => all.includes(path)).slice(0, MOST_CHANGED);
  return all.filter((path) => always.includes(path) || existing.includes(path));
}

/** Matches of the pattern in `TEST_CHANGED_FILES`. Playwright's config sets it, so that edits during a run don't change its tests. */
function changedFolders(pattern: RegExp): string[] {
  const names = process.env['TEST_CHANGED_FILES']?.split('\n') ?? [];
  return [...new Set(names.flatMap((name) => pattern.exec(name)?.[1] ?? []))];
}

/** Changed content files: first those that are not committed yet, then those of recent commits. */
export function recentlyChanged(folder = process.cwd()): string[] {
  const names = [
    ...git(folder, 'diff', '-z', '--name-only', '--no-renames', 'HEAD'),
    ...git(folder, 'ls-files', '-z', '--others', '--exclude-standard'),
    ...git(folder, 'log', '-z', `-${RECENT_COMMITS}`, '--name-only', '--no-renames', '--format='),
  ];
  return [...new Set(names.filter((name) => name.startsWith('content/')))].slice(0, MOST_FILES);
}

/** The lines of the output; none outside of a repository. */
function git(folder: string, ...args: string[]): string[] {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split(
      '\0',
    );
  } catch {
    return [];
  }
}
