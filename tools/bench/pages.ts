import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openPlainBrowser, type PlainTab } from '../testing/plainBrowser.ts';
import { median, type Measurement } from './measure.ts';

const ROUNDS = 21;
/** A reader's pointer rests on a link for about this long before the click. */
const REST_MS = 500;
/** What a page still does after it is shown belongs to its own change, not to the next. */
const SETTLE_MS = 700;
const OURS = ['/x/introduction/', '/x/introduction/installation/', '/x/introduction/support/'];

/** A document with nothing in it but a link onward: the fastest page change there is, on this machine and in this run. */
const BLANK = (next: string) => `<!doctype html><html lang="en"><title>blank</title><a href="${next}">next</a>`;

interface Change {
  /** From the click to the first content of the next document on the screen. */
  ms: number;
  wasPrerendered: boolean;
}

/** A page that was prepared counts its time from when preparing began; the sum is a time of day either way. */
const firstContentOf = (url: string) => `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const activation = performance.getEntriesByType('navigation')[0]?.activationStart ?? 0;
  const isThere = location.href === ${JSON.stringify(url)} && paint;
  return isThere ? { at: performance.timeOrigin + Math.max(paint.startTime, activation), wasPrerendered: activation > 0 } : null;
})()`;

/** Page changes as readers make them, pointing and clicking: ours and blank documents in turns, each in a tab of its own. */
export async function measurePageChanges(url: string): Promise<Measurement[]> {
  const blankServer = createServer(({ url: path }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(BLANK(path === '/a/' ? '/b/' : '/a/'));
  });
  await new Promise<void>((resolve) => blankServer.listen(0, 'localhost', resolve));
  const blankUrl = `http://localhost:${(blankServer.address() as AddressInfo).port}`;
  const browser = await openPlainBrowser();

  const rested = await alternate(browser, url, blankUrl, REST_MS);
  const sudden = await alternate(browser, url, blankUrl, 0);
  await browser.close();
  blankServer.close();

  const prepared = rested.ours.filter((change) => change.wasPrerendered).length;
  return [
    { name: 'Page change, ours', value: medianOf(rested.ours), unit: 'ms' },
    { name: 'Page change, blank page', value: medianOf(rested.blank), unit: 'ms' },
    { name: 'Page change, ratio to a blank page', value: medianOf(rested.ours) / medianOf(rested.blank), unit: 'x', goal: 'at most 1.5' },
    { name: 'Page changes prepared while the pointer rested', value: (100 * prepared) / rested.ours.length, unit: '%' },
    { name: 'Page change without a rest, ours', value: medianOf(sudden.ours), unit: 'ms' },
    { name: 'Page change without a rest, ratio to a blank page', value: medianOf(sudden.ours) / medianOf(sudden.blank), unit: 'x' },
  ];
}

function medianOf(changes: readonly Change[]): number {
  return median(changes.map((change) => change.ms));
}

async function alternate(browser: Awaited<ReturnType<typeof openPlainBrowser>>, url: string, blankUrl: string, restMs: number) {
  const pathOf = (round: number) => `${url}${OURS[round % OURS.length]}`;
  const blankOf = (round: number) => `${blankUrl}/${round % 2 === 0 ? 'a' : 'b'}/`;
  const ourTab = await browser.open(pathOf(0));
  const blankTab = await browser.open(blankOf(0));
  const ours: Change[] = [];
  const blank: Change[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    blank.push(await changeByClick(blankTab, blankOf(round), restMs));
    ours.push(await changeByClick(ourTab, pathOf(round), restMs));
  }
  return { ours, blank };
}

async function changeByClick(tab: PlainTab, to: string, restMs: number): Promise<Change> {
  await tab.show();
  await tab.waitFor("document.readyState === 'complete'");
  await wait(SETTLE_MS);
  await tab.hover(`a[href="${new URL(to).pathname}"]`);
  await wait(restMs);
  await tab.press();
  const clicked = Date.now();
  tab.release();
  const { at, wasPrerendered } = await tab.waitFor<{ at: number; wasPrerendered: boolean }>(firstContentOf(to));
  return { ms: at - clicked, wasPrerendered };
}
