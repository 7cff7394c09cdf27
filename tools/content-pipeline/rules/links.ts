import type { LinkUse, PageContext } from '../page.ts';
import { quote } from '../problem.ts';

type LinkTarget = { kind: 'internal'; use: LinkUse } | { kind: 'external' } | { kind: 'mail' } | { kind: 'download' };

const INTERNAL_STARTS = ['/x/', '/blog/', '/r/', '/playground/'];
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Checks the target of a link; returns `undefined` if it reported a problem. */
export function readLink(url: string, line: number | undefined, context: PageContext): LinkTarget | undefined {
  const fail = (message: string, advice: string) => void context.report(line, message, advice);
  // Browsers ignore control characters and spaces when they parse the scheme, so remove them first.
  const scheme = SCHEME.exec(url.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase();

  if (scheme === 'https' && URL.canParse(url)) return { kind: 'external' };
  if (scheme === 'mailto') return { kind: 'mail' };
  if (scheme === 'http')
    return fail(`External link ${quote(url)} is not https.`, 'Use https, or format a URL that is not a link as code.');
  if (scheme)
    return fail(`Link ${quote(url)} has an unsupported scheme.`, 'Link to a page of this site or to an https URL.');
  if (url.startsWith('//'))
    return fail(`Link ${quote(url)} has a double slash.`, `Write ${quote(`https:${url}`)} or the path of a page.`);

  const [address = '', hash] = splitAt(url, '#');
  if (hash === '')
    return fail(`Link ${quote(url)} has an empty hash.`, 'Write the id of a heading after "#", or leave "#" out.');
  if (address === '') {
    if (hash === undefined) return fail('Link has no URL.', 'Add the target.');
    return { kind: 'internal', use: { path: context.path, hash, file: context.file, line: line ?? 1 } };
  }

  const [path = '', query] = splitAt(address, '?');
  if (path.endsWith('.zip')) {
    const [folder = '', name = ''] = [
      path.slice(0, path.lastIndexOf('/')),
      path.slice(path.lastIndexOf('/') + 1, -'.zip'.length),
    ];
    if (folder === context.path && context.hasFile(`${name}/package.json`)) return { kind: 'download' };
    return fail(
      `Link ${quote(url)} has no project.`,
      `Put the project into a folder next to the page, and link to "${context.path}/<folder>.zip".`,
    );
  }
  const problem = pathProblem(path);
  if (problem) {
    const tail = `${query === undefined ? '' : `?${query}`}${hash === undefined ? '' : `#${hash}`}`;
    return fail(`Link ${quote(url)} ${problem}.`, `Write ${quote(`${tidyPath(path, context.path)}${tail}`)}.`);
  }
  return { kind: 'internal', use: { path: path.slice(0, -1), hash: hash ?? '', file: context.file, line: line ?? 1 } };
}

function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/')) return 'is relative';
  if (path.includes('//')) return 'has a double slash';
  if (/\/\.{1,2}(?:\/|$)/.test(path)) return 'contains ".." or "." segments';
  if (!INTERNAL_STARTS.some((start) => `${path}/`.startsWith(start))) return 'points outside /x/';
  if (!path.endsWith('/')) return 'does not end with a slash';
  return undefined;
}

/** The path that the author most likely meant. */
function tidyPath(path: string, from: string): string {
  const base = `https://site${from}/`;
  const written = path.replace(/\/{2,}/g, '/').replace(/(?:\/page|\/index)?\.mdx?$/, '');
  if (!URL.canParse(written, base)) return from;
  const { pathname } = new URL(written, base);
  const whole = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return INTERNAL_STARTS.some((start) => whole.startsWith(start)) ? whole : `/x${whole}`;
}

function splitAt(text: string, sign: string): [string, string | undefined] {
  const place = text.indexOf(sign);
  return place < 0 ? [text, undefined] : [text.slice(0, place), text.slice(place + 1)];
}
