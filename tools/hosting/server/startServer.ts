import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { UserError } from '../../workspace/failGracefully.ts';
import { type BuiltSite, createRequestHandler } from './requestHandler.ts';

interface Address {
  /** 0 picks any free port. */
  port: number;
  /** By default, the server listens on all interfaces. */
  host?: string;
}

export interface RunningServer {
  readonly url: string;
  /** Closes all connections, then resolves. */
  close(): Promise<void>;
}

/** Enough for a query of ten thousand keys; the path has a much lower limit. */
const MAX_HEADER_BYTES = 128 * 1024;

const EARLY_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '2' };

/** Serves the built site over HTTP, to try and test it. Rejects with a one-sentence error. */
export async function startServer({ port, host, ...site }: Address & BuiltSite): Promise<RunningServer> {
  return listen(handlerFor(site), port, host);
}

/** Serves `page` for every request until `serve` is called with the built site, without a gap in between. */
export async function startEarlyServer({ port, host }: Address, page: () => string) {
  let handle: RequestListener = (_, response) => response.writeHead(503, EARLY_HEADERS).end(page());
  const server = await listen((request, response) => handle(request, response), port, host);
  const serve = (site: BuiltSite) => {
    handle = handlerFor(site);
  };
  return { ...server, serve };
}

function handlerFor({ root, ...rest }: BuiltSite): RequestListener {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'x'))) throw new UserError(`There is no built site in ${folder}; build it first.`);
  return createRequestHandler({ root: folder, ...rest });
}

/** Requests that are slow, too large or not HTTP are left to the limits of Node. */
function listen(handle: RequestListener, port: number, host: string | undefined): Promise<RunningServer> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, handle);
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      fail(isTaken ? new UserError(`Port ${port} is in use; set PORT to a free one.`, { cause: error }) : error);
    });
    server.listen({ port, host }, () => done({ url: addressOf(server, host), close: () => close(server) }));
  });
}

function addressOf(server: Server, host = '::'): string {
  const { port } = server.address() as AddressInfo;
  const everyInterface = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everyInterface ? 'localhost' : name}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
