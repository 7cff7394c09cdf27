import { isHostileTarget } from '../hostilePaths.ts';
import { canonicalAddress, movedTo, type RedirectRules, type RequestedPath } from '../redirects.ts';

/** The kind of response; `path` is the one that header rules match, `file` the one on disk. */
type Decision =
  | { readonly kind: 'file'; readonly file: string; readonly path: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string; readonly path: string }
  | { readonly kind: 'error'; readonly status: 400 | 404 | 405 };

/** Pure and total: every request line has exactly one decision, and a file is always one of the known files. */
export function decide(
  method: string,
  target: string,
  hasFile: (path: string) => boolean,
  redirects: RedirectRules,
): Decision {
  if (isHostileTarget(target)) return { kind: 'error', status: 400 };
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'error', status: 405 };
  const request = requestedPath(target);
  if (!request) return { kind: 'error', status: 404 };

  const { path } = request;
  const move = movedTo(request, redirects) ?? canonicalAddress(request, (page) => hasFile(`${page}index.html`));
  if (move) return { kind: 'redirect', ...move, path };

  const file = path.endsWith('/') ? `${path}index.html` : path;
  return hasFile(file) ? { kind: 'file', file, path } : { kind: 'error', status: 404 };
}

/** Bytes that are not UTF-8 cannot name a file of the site. */
function requestedPath(target: string): RequestedPath | undefined {
  const [raw = ''] = target.split('?', 1);
  try {
    return { raw, path: decodeURIComponent(raw), query: target.slice(raw.length) };
  } catch {
    return undefined;
  }
}
