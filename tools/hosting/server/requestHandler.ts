import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { Redirect } from '#model/redirects';
import { contentTypeOf, PLAIN_TEXT } from '../contentTypes.ts';
import { type HeaderList, headersFor, siteWideHeaders, withHeader } from '../headerRules.ts';
import type { HostingPolicy } from '../policy.ts';
import { redirectRules } from '../redirects.ts';
import { liveRedirects } from '../redirectTable.ts';
import { CACHE_CONTROL, siteRules } from '../siteRules.ts';
import { decide } from './decide.ts';
import { chooseEncoding } from './encodings.ts';
import { openSiteFiles } from './siteFiles.ts';

export interface BuiltSite {
  /** The folder of the built site. */
  root: string;
  policy: HostingPolicy;
  redirects: readonly Redirect[];
}

/** Creates a request handler for a site on disk. Files are listed once, and read at each request. */
export function createRequestHandler({ root, policy, redirects: all }: BuiltSite): RequestListener {
  const rules = siteRules(policy);
  const files = openSiteFiles(root);
  const redirects = redirectRules(liveRedirects(all, root), policy.builtLanguages);
  const errorHeaders = withHeader(siteWideHeaders(rules), 'Cache-Control', CACHE_CONTROL.error);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const decision = decide(method, url, files.has, redirects);
    if (decision.kind === 'file') {
      await sendFile(request, response, 200, decision.file, headersFor(rules, decision.path));
    } else if (decision.kind === 'redirect') {
      const headers = withHeader(headersFor(rules, decision.path), 'Cache-Control', CACHE_CONTROL.redirect);
      send(response, decision.status, [...headers, ['Location', decision.location]]);
    } else if (decision.status === 404) {
      await sendNotFound(request, response);
    } else {
      sendError(response, decision.status);
    }
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [language = ''] = /^\/[a-z]{2}(?=\/)/.exec(request.url ?? '') ?? [];
    const page = [`${language}/404.html`, '/404.html'].find(files.exists);
    if (page) await sendFile(request, response, 404, page, errorHeaders);
    else sendError(response, 404);
  }

  /** The best encoding of a file, or only its headers if the client has a current copy. */
  async function sendFile(
    { headers }: IncomingMessage,
    response: ServerResponse,
    status: 200 | 404,
    file: string,
    byRule: HeaderList,
  ): Promise<void> {
    const { encoding, path } = chooseEncoding(file, headers['accept-encoding']?.toString() ?? '', files.exists);
    const body = await readFile(join(root, path));
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    const shared: HeaderList = [...byRule, ['ETag', etag]];
    if (status === 200 && isListed(etag, headers['if-none-match'])) return send(response, 304, shared);
    const coding: HeaderList = encoding ? [['Content-Encoding', encoding]] : [];
    send(response, status, [...shared, ['Content-Type', contentTypeOf(file)], ...coding], body);
  }

  /** One sentence without any content of the request. */
  function sendError(response: ServerResponse, status: 400 | 404 | 405 | 500): void {
    const allow: HeaderList = status === 405 ? [['Allow', 'GET, HEAD']] : [];
    const body = Buffer.from(`${STATUS_CODES[status]}\n`);
    send(response, status, [...errorHeaders, ['Content-Type', PLAIN_TEXT], ...allow], body);
  }

  return (request, response) => {
    // A file that existed at startup is missing, or there is a bug; neither may stop the server.
    respond(request, response).catch(() => sendError(response, 500));
  };
}

/** Node itself omits the body of a response to HEAD. */
function send(response: ServerResponse, status: number, headers: HeaderList, body = Buffer.alloc(0)): void {
  const length: HeaderList = status === 304 ? [] : [['Content-Length', String(body.length)]];
  response.writeHead(status, [...headers, ['Vary', 'Accept-Encoding'], ...length].flat());
  response.end(body);
}

/** Whether `If-None-Match` lists the ETag; the standard requires weak comparison. */
function isListed(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
