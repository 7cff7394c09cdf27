import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './launchBrowser.ts';
import { median, type Measurement } from './measure.ts';

const ROUNDS = 21;
/** Lets work after the first paint finish, so that it does not count toward the next navigation. */
const SETTLE_MS = 700;
const OURS = ['/x/introduction/', '/x/introduction/installation/', '/x/introduction/support/'];

/** A document with nothing but a link: the fastest possible page change on this machine. */
const blankPage = (next: string) => `<!doctype html><html lang="en"><title>blank</title><a href="${next}">next</a>`;

/**
 * Milliseconds from a click to the first contentful paint of the next page, alternating between our pages and blank ones.
 * Playwright disables prerendering, so this measures users who click immediately.
 */
export async function measurePageChanges(url: string): Promise<Measurement[]> {
  const blankServer = createServer(({ url: path }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(blankPage(path === '/a/' ? '/b/' : '/a/'));
  });
  await new Promise<void>((resolve) => blankServer.listen(0, 'localhost', resolve));
  const blankUrl = `http://localhost:${(blankServer.address() as AddressInfo).port}`;
  const browser = await launchBrowser({ canOpenWindows: true });
  const { ours, blank } = await alternate(browser, url, blankUrl);
  await browser.close();
  blankServer.close();
  return [
    { name: 'Page change, first paint, ours', value: median(ours), unit: 'ms' },
    { name: 'Page change, first paint, blank page', value: median(blank), unit: 'ms' },
    { name: 'Page change, first paint, ratio', value: median(ours) / median(blank), unit: 'x' },
  ];
}

async function alternate(browser: Browser, url: string, blankUrl: string) {
  const pathOf = (round: number) => `${url}${OURS[round % OURS.length]}`;
  const blankOf = (round: number) => `${blankUrl}/${round % 2 === 0 ? 'a' : 'b'}/`;
  const ourPage = await browser.newPage();
  const blank = await browser.newPage();
  await ourPage.goto(pathOf(0));
  await blank.goto(blankOf(0));
  const times = { ours: [] as number[], blank: [] as number[] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.blank.push(await changeByClick(blank, blankOf(round)));
    times.ours.push(await changeByClick(ourPage, pathOf(round)));
  }
  return times;
}

async function changeByClick(page: Page, to: string): Promise<number> {
  await page.bringToFront();
  await wait(SETTLE_MS);
  const link = page
    .locator(`a[href="${new URL(to).pathname}"]`)
    .filter({ visible: true })
    .first();
  await link.hover();
  await page.mouse.down();
  const clicked = Date.now();
  await page.mouse.up();
  await page.waitForURL(to);
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return (await paint.evaluate((startTime) => performance.timeOrigin + (startTime ?? 0))) - clicked;
}
