import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../support/fixtures.ts';
import { PAGE_KINDS } from '../support/pages.ts';
import { readBuilt } from '../support/site.ts';

const PAUSE_MS = 1500;

/** A network that brings a page in two pieces, and all it needs without delay. */
async function serveInPieces(origin: string, path: string) {
  const html = readBuilt(`${path.slice(1)}index.html`);
  const middle = html.indexOf('</h2>', html.indexOf('<article'));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, middle));
      await wait(PAUSE_MS);
      response.end(html.slice(middle));
      return;
    }
    const original = await fetch(origin + request.url);
    response.writeHead(original.status, { 'content-type': original.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await original.arrayBuffer()));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${path}`, close: () => server.close() };
}

test('a page that comes in pieces is shown when its text is there, in one frame', async ({ page, baseURL }) => {
  const slow = await serveInPieces(baseURL ?? '', PAGE_KINDS.guide);
  await page.goto(slow.url);
  const firstPaint = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(firstPaint).toBeGreaterThan(PAUSE_MS);
  slow.close();
});
