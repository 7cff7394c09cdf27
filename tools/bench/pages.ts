import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../testing/browser.ts';
import { median, type Measurement } from './measure.ts';

const ROUNDS = 15;
const PAGES = ['/x/introduction/', '/x/introduction/licensing/', '/x/common-concepts/custom-components/'];

/** A document with nothing in it but a link onward: the fastest page change there is on this machine and in this run. */
const BLANK = (next: string) => `<!doctype html><html lang="en"><title>blank</title><a href="${next}">next</a>`;

/** Page changes by click: ours against blank documents, in turns, in one browser. */
export async function measurePageChanges(url: string): Promise<Measurement[]> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // A server of its own: intercepted requests would bypass the browser's cache.
  const blankServer = createServer(({ url: path }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(BLANK(path === '/a' ? '/b' : '/a'));
  });
  await new Promise<void>((resolve) => blankServer.listen(0, 'localhost', resolve));
  const blankUrl = `http://localhost:${(blankServer.address() as AddressInfo).port}`;

  const ours: number[] = [];
  const blank: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${blankUrl}/a`);
    blank.push(await changeByClick(page, 'a'));
    const [from = '', to = ''] = [PAGES[round % PAGES.length], PAGES[(round + 1) % PAGES.length]];
    await page.goto(`${url}${from}`);
    ours.push(await changeByClick(page, `a[href="${to}"]`));
  }
  await browser.close();
  blankServer.close();

  return [
    { name: 'Page change, ours', value: median(ours), unit: 'ms' },
    { name: 'Page change, blank page', value: median(blank), unit: 'ms' },
    { name: 'Page change, ratio to a blank page', value: median(ours) / median(blank), unit: 'x', goal: 'at most 1.5' },
  ];
}

/** From the click to the first paint of the next document. */
async function changeByClick(page: Page, selector: string): Promise<number> {
  const before = await page.evaluate((css) => {
    const started = performance.timeOrigin + performance.now();
    document.querySelector<HTMLElement>(css)?.click();
    return started;
  }, selector);
  await page.waitForEvent('domcontentloaded');
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
      }),
  );
  return painted - before;
}
