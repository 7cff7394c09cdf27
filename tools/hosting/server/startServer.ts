import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Redirect } from '#model/redirects';
import { HostingError } from '../hostingError.ts';
import type { HostingPolicy } from '../policy.ts';
import { createErrorResponses, type ErrorStatus } from './errorResponses.ts';
import { createRequestHandler } from './requestHandler.ts';
import { openSite, type Site } from './site.ts';

interface Address {
  /** 0 picks any free port. */
  port: number;
  /** By default, the server listens on all interfaces. */
  host?: string;
  /** How long a client may take to send its headers. */
  headersTimeoutMs?: number;
}

interface BuiltSite {
  /** The folder of the built site. */
  root: string;
  policy: HostingPolicy;
  redirects: readonly Redirect[];
}

export type ServerOptions = Address & BuiltSite;

export interface RunningServer {
  readonly url: string;
  /** Stops accepting connections, lets responses in progress finish, then resolves. */
  close(): Promise<void>;
}

const CLOSE_GRACE_MS = 5_000;

/** Enough for a query of ten thousand keys; the path has a much lower limit. */
const MAX_HEADER_BYTES = 128 * 1024;

/** A client that sends one byte per second can hold a connection for only ten seconds. */
const DEFAULT_HEADERS_TIMEOUT_MS = 10_000;

const TIMEOUTS = {
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

const EARLY_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '2' };

/** Closes a connection after this long without reads or writes, because a client may also be slow to receive. */
const IDLE_TIMEOUT_MS = 60_000;

/** Serves the built site over HTTP: for `npm start`, tests and small sites. Rejects with a one-sentence error. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const site = openChecked(options);
  const { serve, ...server } = await startEarlyServer(options, () => '');
  serve(site);
  return server;
}

/** Serves `page` for every request until `serve` is called with the built site, without a gap in between. */
export async function startEarlyServer({ port, host, headersTimeoutMs }: Address, page: () => string) {
  const server = createServer({
    ...TIMEOUTS,
    headersTimeout: headersTimeoutMs ?? DEFAULT_HEADERS_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    noDelay: true,
  });
  server.timeout = IDLE_TIMEOUT_MS;
  server.on('request', (_, response) => response.writeHead(503, EARLY_HEADERS).end(page()));
  await listen(server, port, host);
  const serve = (site: BuiltSite | Site) => {
    const opened = 'files' in site ? site : openChecked(site);
    const errorResponses = createErrorResponses(opened.rules);
    server.removeAllListeners('request').on('request', createRequestHandler(opened, errorResponses));
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      if (error.code === 'ECONNRESET') socket.destroy();
      else errorResponses.sendRaw(socket, statusOf(error.code));
    });
  };
  return { url: addressOf(server, host), close: () => close(server), serve };
}

function openChecked({ root, policy, redirects }: BuiltSite): Site {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'x'))) throw new HostingError(`There is no built site in ${folder}; build it first.`);
  return openSite(folder, policy, redirects);
}

function statusOf(code: string | undefined): ErrorStatus {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      fail(isTaken ? new HostingError(`Port ${port} is in use; set PORT to a free one.`, { cause: error }) : error);
    });
    server.listen({ port, host }, done);
  });
}

function addressOf(server: Server, host = '::'): string {
  const { port } = server.address() as AddressInfo;
  const everyInterface = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everyInterface ? 'localhost' : name}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((done, fail) => {
    const forceClose = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close((error) => {
      clearTimeout(forceClose);
      if (error) fail(error);
      else done();
    });
  });
}
