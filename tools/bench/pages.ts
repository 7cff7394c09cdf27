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

/** Notes when the page has made its first frame: everything that is the page's own work. Drawing it is the browser's, and slow without a graphics card. */
const NOTE_FRAME = 'requestAnimationFrame(() => setTimeout(() => (window.frameAt = performance.timeOrigin + performance.now())));';

/** A document with nothing in it but a link onward: the fastest page change there is, on this machine and in this run. */
const BLANK = (next: string) => `<!doctype html><html lang="en"><title>blank</title><script>${NOTE_FRAME}</script><a href="${next}">next</a>`;

/** Milliseconds from the click. */
interface Change {
  frame: number;
  /** The first content on the screen. */
  paint: number;
  wasPrerendered: boolean;
}

/** A page that was prepared counts its time from when preparing began; the sum is a time of day either way. */
const shownAt = (url: string) => `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const activation = performance.getEntriesByType('navigation')[0]?.activationStart ?? 0;
  if (location.href !== ${JSON.stringify(url)} || !paint) return null;
  const paintAt = performance.timeOrigin + Math.max(paint.startTime, activation);
  return { frame: window.frameAt ?? paintAt, paint: paintAt, wasPrerendered: activation > 0 };
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
  const frames = { ours: medianOf(rested.ours, 'frame'), blank: medianOf(rested.blank, 'frame') };
  return [
    { name: 'Page change, first frame, ours', value: frames.ours, unit: 'ms' },
    { name: 'Page change, first frame, blank page', value: frames.blank, unit: 'ms' },
    { name: 'Page change, first frame, ratio', value: frames.ours / frames.blank, unit: 'x', goal: 'at most 1.5' },
    { name: 'Page change, on the screen, ours', value: medianOf(rested.ours, 'paint'), unit: 'ms' },
    { name: 'Page change, on the screen, ratio', value: medianOf(rested.ours, 'paint') / medianOf(rested.blank, 'paint'), unit: 'x' },
    { name: 'Page changes prepared while the pointer rested', value: (100 * prepared) / rested.ours.length, unit: '%' },
    { name: 'Page change without a rest, on the screen, ours', value: medianOf(sudden.ours, 'paint'), unit: 'ms' },
    { name: 'Page change without a rest, on the screen, ratio', value: medianOf(sudden.ours, 'paint') / medianOf(sudden.blank, 'paint'), unit: 'x' },
  ];
}

function medianOf(changes: readonly Change[], moment: 'frame' | 'paint'): number {
  return median(changes.map((change) => change[moment]));
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
  await tab.whenLoaded();
  await wait(SETTLE_MS);
  await tab.hover(`a[href="${new URL(to).pathname}"]`);
  await wait(restMs);
  // What is prepared has no frame before it is shown.
  if (restMs > 0) await tab.evaluate(NOTE_FRAME, { isPrepared: true });
  await tab.press();
  const clicked = Date.now();
  tab.release();
  const { frame, paint, wasPrerendered } = await tab.waitFor<Change>(shownAt(to));
  return { frame: frame - clicked, paint: paint - clicked, wasPrerendered };
}
