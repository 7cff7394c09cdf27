import { LANDING_PATH } from '#model/page';
import { nearest } from '#lib/nearest';
import type { ContentProblem } from '../problem.ts';
import type { ScannedPage } from '../scan.ts';
import { PUBLISHED_ANCHORS_FILE, type PublishedAnchors } from './publishedAnchors.ts';

export interface SiteToCheck {
  pages: readonly ScannedPage[];
  /** Targets of the navigation tree: `/x/introduction`, or `/x/introduction#plans` for an anchor. */
  navPaths: readonly string[];
  /** The source of the navigation tree, to find the lines of its entries. */
  navText?: string;
  /** Paths that exist without a `page.mdx`: API pages, short links, redirects. */
  externalPaths: Iterable<string>;
  /** Anchors of these paths, where they are known; on other external paths, anchors are not checked. */
  externalIds?: ReadonlyMap<string, readonly string[]>;
  publishedAnchors: PublishedAnchors;
}

interface KnownSite extends SiteToCheck {
  idsByPath: ReadonlyMap<string, ReadonlySet<string>>;
  otherPaths: ReadonlySet<string>;
}

const NAV_FILE = 'content/nav.ts';

/** Checks that need all pages: broken links, pages missing from the navigation, lost anchors. */
export function checkSite(site: SiteToCheck): ContentProblem[] {
  const known: KnownSite = {
    ...site,
    idsByPath: new Map(
      [...(site.externalIds ?? []), ...site.pages.map(({ path, ids }) => [path, ids] as const)].map(([path, ids]) => [
        path,
        new Set(ids),
      ]),
    ),
    otherPaths: new Set(Array.from(site.externalPaths, withoutSlash)),
  };
  return [...checkPaths(known), ...checkLinks(known), ...checkNavigation(known), ...checkPublished(known)];
}

function checkPaths({ pages }: KnownSite): ContentProblem[] {
  const fileOfPath = new Map<string, string>();
  return pages.flatMap(({ path, file }) => {
    const other = fileOfPath.get(path);
    fileOfPath.set(path, other ?? file);
    return other
      ? [{ file, line: 1, message: `Page has the same path "${path}/" as ${other}.`, advice: 'Move one of the two.' }]
      : [];
  });
}

function checkLinks(site: KnownSite): ContentProblem[] {
  return site.pages.flatMap(({ links }) =>
    links.flatMap(({ path, hash, file, line }) => {
      const problem = targetProblem(path, hash, site);
      return problem ? [{ file, line, message: `Link ${problem.message}`, advice: problem.advice }] : [];
    }),
  );
}

function checkNavigation(site: KnownSite): ContentProblem[] {
  const { pages, navPaths, navText = '' } = site;
  const listed = new Set(navPaths.map((target) => withoutSlash(target.split('#')[0] ?? '')));
  const unlisted = pages
    .filter(({ path }) => !listed.has(path) && path !== LANDING_PATH)
    .map(({ path, file }) => ({
      file,
      line: 1,
      message: 'Page is not in the navigation tree.',
      advice: `Add page('${path}') to ${NAV_FILE}.`,
    }));
  const dead = navPaths.flatMap((target) => {
    const [path = '', hash = ''] = target.split('#');
    const problem = targetProblem(withoutSlash(path), hash, site);
    const place = navText.indexOf(`'${path}'`);
    const line = place < 0 ? 1 : navText.slice(0, place).split('\n').length;
    return problem ? [{ file: NAV_FILE, line, message: `Entry ${problem.message}`, advice: problem.advice }] : [];
  });
  return [...unlisted, ...dead];
}

function checkPublished({ pages, idsByPath, otherPaths, publishedAnchors }: KnownSite): ContentProblem[] {
  const fileOfPath = new Map(pages.map(({ path, file }) => [path, file]));
  return Object.entries(publishedAnchors).flatMap(([path, published]) => {
    const ids = idsByPath.get(path);
    if (!ids && otherPaths.has(path)) return [];
    if (!ids) {
      const advice = 'Restore it, or redirect its path in content/redirects.ts.';
      return [
        { file: PUBLISHED_ANCHORS_FILE, line: 1, message: `Published page "${path}/" no longer exists.`, advice },
      ];
    }
    return published
      .filter((id) => !ids.has(id))
      .map((id) => ({
        file: fileOfPath.get(path) ?? PUBLISHED_ANCHORS_FILE,
        line: 1,
        message: `Published anchor "#${id}" no longer exists.`,
        advice: `Keep it as an alias of the heading that replaced it: "[#new-id aka=${id}]".`,
      }));
  });
}

function targetProblem(path: string, hash: string, { idsByPath, otherPaths }: KnownSite) {
  const ids = idsByPath.get(path);
  if (ids) {
    if (!hash || ids.has(hash)) return undefined;
    const near = nearest(hash, ids);
    const advice = near === undefined ? 'That page has no anchors.' : `Did you mean "${path}/#${near}"?`;
    return { message: `points to "${path}/#${hash}", an anchor that does not exist.`, advice };
  }
  if (otherPaths.has(path)) return undefined;
  const near = nearest(path, [...idsByPath.keys(), ...otherPaths]);
  return {
    message: `points to "${path}/", a page that does not exist.`,
    advice: near === undefined ? 'The site has no pages yet.' : `Did you mean "${near}/"?`,
  };
}

function withoutSlash(path: string) {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
