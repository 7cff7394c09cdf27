import { nearest } from '../nearest.ts';
import type { ContentProblem } from '../problem.ts';
import type { ScannedPage } from '../scan.ts';
import { PUBLISHED_ANCHORS_FILE, type PublishedAnchors } from './publishedAnchors.ts';

export interface SiteToCheck {
  pages: readonly ScannedPage[];
  /** Targets of the navigation tree: `/x/introduction`, or `/x/introduction#plans` for a place inside a page. */
  navPaths: readonly string[];
  /** The source of the navigation tree, to tell the lines of its entries. */
  navText?: string;
  /** Paths that exist without a `page.mdx`: API pages, short links, redirects. */
  externalPaths: Iterable<string>;
  /** Anchors of those paths that have any to check; on the others every anchor is taken for good. */
  externalIds?: ReadonlyMap<string, readonly string[]>;
  publishedAnchors: PublishedAnchors;
}

interface KnownSite extends SiteToCheck {
  idsByPath: ReadonlyMap<string, ReadonlySet<string>>;
  otherPaths: ReadonlySet<string>;
}

const NAV_FILE = 'content/nav.ts';

/** What can only be seen with all pages at hand: broken links, pages off the tree, anchors that vanished. */
export function checkSite(site: SiteToCheck): ContentProblem[] {
  const known: KnownSite = {
    ...site,
    idsByPath: new Map([...(site.externalIds ?? []), ...site.pages.map(({ path, ids }) => [path, ids] as const)].map(([path, ids]) => [path, new Set(ids)])),
    otherPaths: new Set(Array.from(site.externalPaths, withoutSlash)),
  };
  return [...checkPaths(known), ...checkLinks(known), ...checkNavigation(known), ...checkPublished(known)];
}

function checkPaths({ pages }: KnownSite): ContentProblem[] {
  const fileOfPath = new Map<string, string>();
  return pages.flatMap(({ path, file }) => {
    const other = fileOfPath.get(path);
    fileOfPath.set(path, other ?? file);
    return other ? [{ file, line: 1, message: `Page has the path "${path}/" of ${other}.`, advice: 'Move one of the two.' }] : [];
  });
}

function checkLinks(site: KnownSite): ContentProblem[] {
  return site.pages.flatMap(({ links }) =>
    links.flatMap(({ path, hash, file, line }) => {
      const complaint = targetComplaint(path, hash, site);
      return complaint ? [{ file, line, message: `Link ${complaint.message}`, advice: complaint.advice }] : [];
    }),
  );
}

function checkNavigation(site: KnownSite): ContentProblem[] {
  const { pages, navPaths, navText = '' } = site;
  const listed = new Set(navPaths.map((target) => withoutSlash(target.split('#')[0] ?? '')));
  const unlisted = pages
    .filter(({ path }) => !listed.has(path))
    .map(({ path, file }) => ({ file, line: 1, message: 'Page is not in the navigation tree.', advice: `Add page('${path}') to ${NAV_FILE}.` }));
  const dead = navPaths.flatMap((target) => {
    const [path = '', hash = ''] = target.split('#');
    const complaint = targetComplaint(withoutSlash(path), hash, site);
    const place = navText.indexOf(`'${path}'`);
    const line = place < 0 ? 1 : navText.slice(0, place).split('\n').length;
    return complaint ? [{ file: NAV_FILE, line, message: `Entry ${complaint.message}`, advice: complaint.advice }] : [];
  });
  return [...unlisted, ...dead];
}

function checkPublished({ pages, idsByPath, otherPaths, publishedAnchors }: KnownSite): ContentProblem[] {
  const fileOfPath = new Map(pages.map(({ path, file }) => [path, file]));
  return Object.entries(publishedAnchors).flatMap(([path, published]) => {
    const ids = idsByPath.get(path);
    if (!ids && otherPaths.has(path)) return [];
    if (!ids) {
      const advice = 'Bring it back, or redirect its path in content/redirects.ts.';
      return [{ file: PUBLISHED_ANCHORS_FILE, line: 1, message: `Published page "${path}/" is gone.`, advice }];
    }
    return published
      .filter((id) => !ids.has(id))
      .map((id) => ({
        file: fileOfPath.get(path) ?? PUBLISHED_ANCHORS_FILE,
        line: 1,
        message: `Published anchor "#${id}" is gone.`,
        advice: `Keep it as an alias of the heading that took its place: "[#new-id aka=${id}]".`,
      }));
  });
}

function targetComplaint(path: string, hash: string, { idsByPath, otherPaths }: KnownSite) {
  const ids = idsByPath.get(path);
  if (ids) {
    if (!hash || ids.has(hash)) return undefined;
    const near = nearest(hash, ids);
    const advice = near === undefined ? 'That page has no anchors.' : `The nearest anchor is "${path}/#${near}".`;
    return { message: `leads to "${path}/#${hash}", an anchor that is not there.`, advice };
  }
  if (otherPaths.has(path)) return undefined;
  const near = nearest(path, [...idsByPath.keys(), ...otherPaths]);
  return {
    message: `leads to "${path}/", a page that is not there.`,
    advice: near === undefined ? 'The site has no pages yet.' : `The nearest page is "${near}/".`,
  };
}

function withoutSlash(path: string) {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
