import { isHostileTarget } from '../hostilePaths.ts';
import { canonicalAddress, movedTo, type RedirectRules, type RequestedPath } from '../redirects.ts';
import { isNotFoundPage } from './knownFiles.ts';

/** The kind of response; `rulePath` is the path that header rules match. */
export type Decision =
  | { readonly kind: 'file'; readonly path: string; readonly rulePath: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string; readonly rulePath: string }
  | { readonly kind: 'error'; readonly status: 400 | 404 | 405 };

export interface SiteMap {
  readonly files: { has(path: string): boolean };
  readonly redirects: RedirectRules;
}

/** Pure and total: every request line has exactly one decision, and a file is always one of the known files. */
export function decide(method: string, target: string, site: SiteMap): Decision {
  if (isHostileTarget(target)) return errorDecision(400);
  if (method !== 'GET' && method !== 'HEAD') return errorDecision(405);
  const request = requestedPath(target);
  if (!request) return errorDecision(404);

  const move = movedTo(request, site.redirects) ?? canonicalAddress(request, (page) => hasPage(page, site));
  if (move) return { kind: 'redirect', ...move, rulePath: request.path };

  const file = request.path.endsWith('/') ? `${request.path}index.html` : request.path;
  if (isNotFoundPage(file) || !site.files.has(file)) return errorDecision(404);
  return { kind: 'file', path: file, rulePath: request.path };
}

function errorDecision(status: 400 | 404 | 405): Decision {
  return { kind: 'error', status };
}

function hasPage(page: string, site: SiteMap): boolean {
  return site.files.has(`${page}index.html`);
}

function requestedPath(target: string): RequestedPath | undefined {
  const queryAt = target.indexOf('?');
  const raw = queryAt === -1 ? target : target.slice(0, queryAt);
  const path = decoded(raw);
  return path === undefined ? undefined : { target, path, query: queryAt === -1 ? '' : target.slice(queryAt) };
}

/** Bytes that are not UTF-8 cannot name a file of the site. */
function decoded(raw: string): string | undefined {
  if (!raw.includes('%')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
