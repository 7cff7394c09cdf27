import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SILENCE, type Answer } from './answer.ts';
import { feeds, type FeedBehavior } from './feeds.ts';
import { frontPage } from './frontPage.ts';
import { hugePicture, picture, PIXEL } from './pictures.ts';
import { scripts, type ScriptBehavior } from './scripts.ts';

export interface Behavior {
  script: ScriptBehavior;
  feed: FeedBehavior;
}

export interface AdNetwork {
  port: number;
  /** Paths requested since the last change of behavior; feed and pixel requests include their query. */
  readonly requests: readonly string[];
  /** Resets omitted parts to the defaults and clears the requests. `origin` is the network's address as the browser sees it. */
  behave: (behavior?: Partial<Behavior>, origin?: string) => void;
  close: () => Promise<void>;
}

const GOOD: Behavior = { script: 'ad', feed: 'ad' };

/** Starts the network locally. Port 0 picks any free port. */
export async function startAdNetwork({ port = 0, behavior = {} }: { port?: number; behavior?: Partial<Behavior> }): Promise<AdNetwork> {
  let present: Behavior = { ...GOOD, ...behavior };
  let origin = '';
  let requests: string[] = [];

  function behave(next: Partial<Behavior> = {}, name = origin) {
    present = { ...GOOD, ...next };
    origin = name;
    requests = [];
  }

  function answerTo(url: URL): Answer | typeof SILENCE {
    switch (url.pathname) {
      case '/script.js':
        return scripts[present.script](origin);
      case '/feed.json':
        return feeds[present.feed](origin);
      case '/picture.svg':
        return url.searchParams.has('slow') ? SILENCE : picture;
      case '/huge.svg':
        return hugePicture;
      case '/pixel.gif':
      case '/p':
        return PIXEL;
      case '/click':
        return { type: 'text/html', body: '<!doctype html><title>Advertiser</title><p>The advertiser's site would be here.' };
      case '/log':
        return { type: 'application/json', body: JSON.stringify(requests, null, 2) };
      case '/':
        behave({ ...present, ...chosenIn(url.searchParams) });
        return frontPage(present, origin);
      default:
        return { status: 404, body: 'Not found.' };
    }
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://network.test');
    if (!['/', '/log'].includes(url.pathname)) requests.push(url.pathname + url.search);
    const answer = answerTo(url);
    if (answer !== SILENCE) void send(response, answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${taken}`;

  return {
    port: taken,
    get requests() {
      return requests;
    },
    behave,
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

export function isKeyOf<T extends object>(table: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(table, name);
}

async function send(response: ServerResponse, { status = 200, type = 'text/plain', body, delayMs = 0, trickleMs, isSecret }: Answer) {
  await wait(delayMs);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(!isSecret && { 'Access-Control-Allow-Origin': '*' }),
  });
  if (trickleMs === undefined) return void response.end(body);
  for (const piece of String(body)) {
    if (response.destroyed) return;
    response.write(piece);
    await wait(trickleMs);
  }
  response.end();
}
