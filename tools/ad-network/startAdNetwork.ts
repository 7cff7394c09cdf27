import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { NO_RESPONSE, type MockResponse } from './mockResponse.ts';
import { feeds, type FeedBehavior } from './feeds.ts';
import { startPage } from './startPage.ts';
import { hugePicture, picture, PIXEL } from './pictures.ts';
import { scripts, type ScriptBehavior } from './scripts.ts';

interface Behavior {
  script: ScriptBehavior;
  feed: FeedBehavior;
}

export interface AdNetwork {
  port: number;
  /** Paths requested since the last change of behavior; feed and pixel requests include their query. */
  readonly requests: readonly string[];
  /** Resets omitted parts to the defaults and clears the requests. `origin` is the network's address as the browser sees it. */
  setBehavior: (behavior?: Partial<Behavior>, origin?: string) => void;
  close: () => Promise<void>;
}

const DEFAULT_BEHAVIOR: Behavior = { script: 'ad', feed: 'ad' };

/** Starts the network locally. Port 0 picks any free port. */
export async function startAdNetwork({ port = 0 }: { port?: number }): Promise<AdNetwork> {
  let current = DEFAULT_BEHAVIOR;
  let origin = '';
  let requests: string[] = [];

  function setBehavior(next: Partial<Behavior> = {}, name = origin) {
    current = { ...DEFAULT_BEHAVIOR, ...next };
    origin = name;
    requests = [];
  }

  function responseFor(url: URL): MockResponse | typeof NO_RESPONSE {
    switch (url.pathname) {
      case '/script.js':
        return scripts[current.script](origin);
      case '/feed.json':
        return feeds[current.feed](origin);
      case '/picture.svg':
        return url.searchParams.has('slow') ? NO_RESPONSE : picture;
      case '/huge.svg':
        return hugePicture;
      case '/pixel.gif':
      case '/p':
        return PIXEL;
      case '/click':
        return { type: 'text/html', body: '<!doctype html><title>Advertiser</title><p>The site of the advertiser.' };
      case '/log':
        return { type: 'application/json', body: JSON.stringify(requests, null, 2) };
      case '/':
        setBehavior({ ...current, ...chosenIn(url.searchParams) });
        return startPage(current, origin);
      default:
        return { status: 404, body: 'Not found.' };
    }
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://network.test');
    if (!['/', '/log'].includes(url.pathname)) requests.push(url.pathname + url.search);
    const mock = responseFor(url);
    if (mock !== NO_RESPONSE) void send(response, mock);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${actualPort}`;

  return {
    port: actualPort,
    get requests() {
      return requests;
    },
    setBehavior,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The behavior requested by a link of the start page; unknown names are ignored. */
function chosenIn(query: URLSearchParams): Partial<Behavior> {
  const script = query.get('script') ?? '';
  const feed = query.get('feed') ?? '';
  return {
    ...(isKeyOf(scripts, script) && { script }),
    ...(isKeyOf(feeds, feed) && { feed }),
  };
}

function isKeyOf<T extends object>(table: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(table, name);
}

async function send(
  response: ServerResponse,
  { status = 200, type = 'text/plain', body, delayMs = 0, trickleMs, omitsCors }: MockResponse,
) {
  await wait(delayMs);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(!omitsCors && { 'Access-Control-Allow-Origin': '*' }),
  });
  if (trickleMs === undefined) return void response.end(body);
  for (const piece of String(body)) {
    if (response.destroyed) return;
    response.write(piece);
    await wait(trickleMs);
  }
  response.end();
}
