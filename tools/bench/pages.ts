import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../testing/browser.ts';
import { median, type Measurement } from './measure.ts';

const ROUNDS = 20;
/** A reader's pointer rests on a link for about this long before the click. */
const HOVER_MS = 300;
const OURS = ['/x/introduction/', '/x/introduction/installation/', '/x/introduction/support/'];

/** A document with nothing in it but a link onward: the fastest page change there is, on this machine and in this run. */
const BLANK = (next: string) => `<!doctype html><html lang="en"><title>blank</title><a href="${next}">next</a>`;

/** Page changes as readers make them, pointing and clicking: ours and blank documents in turns, each in a tab of its own. */
export async function measurePageChanges(url: string): Promise<Measurement[]> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser({ canOpenWindows: true }),
    args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  const blankServer = createServer(({ url: path }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(BLANK(path === '/a/' ? '/b/' : '/a/'));
  });
  await new Promise<void>((resolve) => blankServer.listen(0, 'localhost', resolve));
  const blankUrl = `http://localhost:${(blankServer.address() as AddressInfo).port}`;

  const viewport = { width: 1280, height: 800 };
  const ours = await browser.newPage({ viewport });
  const blank = await browser.newPage({ viewport });
  await ours.goto(url + OURS[0]);
  await blank.goto(`${blankUrl}/a/`);

  const oursMs: number[] = [];
  const blankMs: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    blankMs.push(await changeByClick(blank, round % 2 === 1 ? '/b/' : '/a/'));
    oursMs.push(await changeByClick(ours, OURS[round % OURS.length] ?? ''));
  }
  await browser.close();
  blankServer.close();

  return [
    { name: 'Page change, ours', value: median(oursMs), unit: 'ms' },
    { name: 'Page change, blank page', value: median(blankMs), unit: 'ms' },
    { name: 'Page change, ratio to a blank page', value: median(oursMs) / median(blankMs), unit: 'x', goal: 'at most 1.5' },
  ];
}

/** From the click to the first frame of the next document. */
async function changeByClick(page: Page, path: string): Promise<number> {
  await page.bringToFront();
  const box = await page.locator(`a[href="${path}"]:visible`).first().boundingBox();
  if (!box) throw new Error(`No link to ${path} is visible.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(HOVER_MS);
  const clicked = Date.now();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  const painted = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())))),
  );
  return painted - clicked;
}
