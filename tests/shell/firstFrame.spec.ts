import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PAGE_KINDS } from '../support/pages.ts';
import { readBuilt } from '../support/site.ts';

const PAUSE_MS = 1500;

/** A network that brings a page in two pieces, and all it needs without delay. */
async function serveInPieces(origin: string, path: string, firstPieceEnd = '</h2>') {
  const html = readBuilt(`${path.slice(1)}index.html`);
  const middle = html.indexOf(firstPieceEnd, html.indexOf('<article'));
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

const firstPaint = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

test('a page that comes in pieces is shown when its text is there, in one frame', async ({ page, baseURL }) => {
  const slow = await serveInPieces(baseURL ?? '', PAGE_KINDS.guide);
  await page.goto(slow.url);
  await expect.poll(() => firstPaint(page)).toBeGreaterThan(PAUSE_MS);
  slow.close();
});

test.describe('a long reference that comes in pieces', () => {
  const REFERENCE = '/x/api/data-grid/data-grid-premium/';
  const PLACE = 'data-grid-premium-classes-root';

  test('is shown when it fills the screen, without the rows far below', async ({ page, baseURL }) => {
    const slow = await serveInPieces(baseURL ?? '', REFERENCE, 'id="css-classes"');
    await page.goto(slow.url, { waitUntil: 'commit' });
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
    expect(await firstPaint(page)).toBeLessThan(PAUSE_MS);
    slow.close();
  });

  test('waits for the place that a link leads to', async ({ page, baseURL }) => {
    const slow = await serveInPieces(baseURL ?? '', REFERENCE, 'id="css-classes"');
    await page.goto(`${slow.url}#${PLACE}`);
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(PAUSE_MS);
    await expect(page.locator(`[id="${PLACE}"]`)).toBeInViewport();
    slow.close();
  });
});
