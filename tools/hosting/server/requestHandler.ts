import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor, withHeader } from '../headerRules.ts';
import { CACHE_CONTROL, withoutSpeculation } from '../siteRules.ts';
import { acceptedEncodings } from './acceptEncoding.ts';
import { decide } from './decide.ts';
import { NOT_FOUND_PAGE } from './knownFiles.ts';
import { type PreparedResponse, prepareResponse } from './preparedResponse.ts';
import type { ErrorResponses } from './errorResponses.ts';
import { sendFile, sendNotFoundPage } from './sendFile.ts';
import { chooseVariant, type ServedFile } from './servedFiles.ts';
import type { Site } from './site.ts';

type Send = (request: IncomingMessage, response: ServerResponse, answer: PreparedResponse) => void;

function savesData({ headers }: IncomingMessage): boolean {
  return /^on\b/i.test(headers['save-data']?.toString() ?? '');
}

/** Creates a request handler for a site on disk. */
export function createRequestHandler(site: Site, errorResponses: ErrorResponses) {
  function respondWith(file: ServedFile, send: Send, request: IncomingMessage, response: ServerResponse): void {
    const variant = chooseVariant(file, acceptedEncodings(request.headers['accept-encoding']?.toString()));
    const headers = savesData(request) ? withoutSpeculation(variant.headers) : variant.headers;
    prepareResponse({ ...variant, headers })
      .then((answer) => send(request, response, answer))
      .catch(() => fail(response));
  }

  /** A file that existed at startup is missing or unreadable, or there is a bug. */
  function fail(response: ServerResponse): void {
    if (response.headersSent) response.destroy();
    else errorResponses.send(response, 500);
  }

  function respondNotFound(request: IncomingMessage, response: ServerResponse): void {
    const [language = ''] = /^\/[a-z]{2}(?=\/)/.exec(request.url ?? '') ?? [];
    const page = site.files.get(language + NOT_FOUND_PAGE) ?? site.files.get(NOT_FOUND_PAGE);
    if (page) respondWith(page, sendNotFoundPage, request, response);
    else errorResponses.send(response, 404);
  }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '' } = request;
    const direct = method === 'GET' || method === 'HEAD' ? site.direct.get(url) : undefined;
    if (direct) {
      respondWith(direct, sendFile, request, response);
      return;
    }
    const decision = decide(method, url, site);
    if (decision.kind === 'redirect') {
      const byRule = headersFor(site.rules, decision.rulePath);
      const headers = withHeader(savesData(request) ? withoutSpeculation(byRule) : byRule, 'Cache-Control', CACHE_CONTROL.redirect);
      response.writeHead(
        decision.status,
        [...headers, ['Location', decision.location], ['Content-Length', '0']].flat(),
      );
      response.end();
      return;
    }
    const file = decision.kind === 'file' ? site.files.get(decision.path) : undefined;
    if (file) respondWith(file, sendFile, request, response);
    else if (decision.kind === 'error' && decision.status !== 404) errorResponses.send(response, decision.status);
    else respondNotFound(request, response);
  }

  return function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    try {
      respond(request, response);
    } catch {
      // A failed request must not stop the server.
      fail(response);
    }
  };
}
