import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { ComparedDemo } from './comparedDemos.ts';

/** The cost of a demo, from entering the viewport until it is interactive. */
export interface StartupCost {
  /** JavaScript, gzip. */
  bytes: number;
  ms: number;
}

const VIEWPORT = { width: 1280, height: 200 };

/** A single demo on a page, with an empty cache: from coming near the viewport until its effects have run. */
export async function measureOnPage(
  browser: Browser,
  url: string,
  { page: path, demo }: ComparedDemo,
): Promise<StartupCost> {
  return withFreshPage(browser, async (page, scripts) => {
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate((name) => {
      for (const other of document.querySelectorAll('[data-demo]'))
        if (other.getAttribute('data-demo') !== name) other.remove();
      scrollTo(0, 0);
    }, demo);
    if ((await page.locator('[data-awake]').count()) > 0)
      throw new Error(`${demo} hydrated before the page was scrolled.`);
    scripts.length = 0;
    const ms = await page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          const frame = document.querySelector(`[data-demo="${name}"]`);
          if (!frame) throw new Error(`Demo ${name} not found.`);
          const started = performance.now();
          new MutationObserver((_, observer) => {
            if (!frame.querySelector('[data-awake]')) return;
            observer.disconnect();
            resolve(performance.now() - started);
          }).observe(frame, { subtree: true, childList: true, attributes: true });
          frame.scrollIntoView({ behavior: 'instant' });
        }),
      demo,
    );
    return { bytes: await gzipBytes(scripts), ms };
  });
}

/** The bare app, with an empty cache: from the last byte of its document until the demo's effects have run. */
export async function measureBareApp(browser: Browser, url: string): Promise<StartupCost> {
  return withFreshPage(browser, async (page, scripts) => {
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);
    const ms = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [mark] = performance.getEntriesByName('awake');
      return (mark?.startTime ?? Number.NaN) - (document?.responseEnd ?? Number.NaN);
    });
    return { bytes: await gzipBytes(scripts), ms };
  });
}

async function withFreshPage(
  browser: Browser,
  measure: (page: Page, scripts: Promise<Buffer>[]) => Promise<StartupCost>,
): Promise<StartupCost> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  try {
    return await measure(page, scripts);
  } finally {
    await context.close();
  }
}

async function gzipBytes(scripts: readonly Promise<Buffer>[]): Promise<number> {
  const bodies = await Promise.all(scripts);
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0);
}
