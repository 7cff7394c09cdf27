import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import { dist, root } from '../workspace/paths.ts';
import { launchBrowser } from './launchBrowser.ts';
import { median, type Measurement } from './measure.ts';

const TYPED = 'column pinning';
/** Time for the text index of all products to load, with a margin. */
const ALL_TEXT_MS = 3000;

/** Measures the latency of the built search with the queries of the tests, in a real browser. */
export async function measureSearch(url: string): Promise<Measurement[]> {
  const browser = await launchBrowser({ canOpenWindows: true });
  const page = await browser.newPage();
  await page.goto(`${url}/x/introduction/`);
  const times = await timeWorker(page, readQueries());
  const keys = await keyToPaint(page);
  const first = await measureFirstQuery(browser, url);
  await browser.close();
  return [
    {
      name: 'Search, latency of the worker, p95',
      value: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN,
      unit: 'ms',
      goal: 'at most 5',
    },
    {
      name: 'Search, key to paint compared to a bare input',
      value: median(keys.ours) - median(keys.bare),
      unit: 'ms',
      goal: 'at most 50',
    },
    {
      name: 'Search, downloads before the first result',
      value: first.bytes / 1000,
      unit: 'kB brotli',
      goal: 'at most 150',
    },
    { name: 'Search, worker memory with all text loaded', value: first.megabytes, unit: 'MB', goal: 'at most 60' },
  ];
}

function readQueries(): string[] {
  const queries = JSON.parse(readFileSync(join(root, 'tests/search/queries.json'), 'utf8')) as Record<
    'questions' | 'names',
    { ask: string }[]
  >;
  return [...queries.questions, ...queries.names].map(({ ask }) => ask);
}

/** Queries the worker once all text is loaded, and times each response. */
async function timeWorker(page: Page, queries: readonly string[]): Promise<number[]> {
  const file = readdirSync(join(dist, '_astro')).find((name) => /^worker-.*\.js$/.test(name));
  return page.evaluate(
    async ({ address, texts }) => {
      const worker = new Worker(address, { type: 'module' });
      type Message = { type: string };
      let settle: (message: Message) => void = () => undefined;
      const texted = { count: 0 };
      worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.type === 'more') texted.count += 1;
        else settle(data);
      });
      const query = (text: string) =>
        new Promise<Message>((resolve) => {
          settle = resolve;
          worker.postMessage({ type: 'ask', id: 1, question: { text, filters: {} } }, []);
        });
      await query(texts[0] ?? '');
      while (texted.count < 5) await new Promise((resolve) => setTimeout(resolve, 50));
      for (const text of texts) await query(text);
      const times: number[] = [];
      for (const text of texts) {
        const started = performance.now();
        await query(text);
        times.push(performance.now() - started);
      }
      worker.terminate();
      return times;
    },
    { address: `/_astro/${file}`, texts: queries },
  );
}

/** The download size of a first search, and the memory of the worker once all text is loaded. */
async function measureFirstQuery(browser: Browser, url: string): Promise<{ bytes: number; megabytes: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/x/introduction/`, { waitUntil: 'networkidle' });
  const heap = await watchWorkerHeap(page);
  let bytes = 0;
  const count = (response: Response) => {
    const { pathname } = new URL(response.url());
    bytes += statSync(join(dist, `${pathname}.br`), { throwIfNoEntry: false })?.size ?? 0;
  };
  context.on('response', count);
  await page.keyboard.press('Control+k');
  await page.locator('#site-search[open] input').fill(TYPED);
  await page.locator('#site-search [role="option"]').first().waitFor();
  context.off('response', count);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(ALL_TEXT_MS);
  const megabytes = (await heap()) / 1e6;
  await context.close();
  return { bytes, megabytes };
}

/** Heap size of the page's worker, read through the DevTools protocol because pages cannot measure it. */
async function watchWorkerHeap(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  let worker = '';
  session.on('Target.attachedToTarget', ({ sessionId }) => (worker = sessionId));
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return () =>
    new Promise((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const { id, result } = JSON.parse(message) as { id?: number; result?: { usedSize?: number } };
        if (id === 2) resolve(result?.usedSize ?? Number.NaN);
      });
      const query = (id: number, method: string) =>
        session.send('Target.sendMessageToTarget', {
          sessionId: worker,
          message: JSON.stringify({ id, method, params: {} }),
        });
      void query(1, 'HeapProfiler.collectGarbage').then(() => query(2, 'Runtime.getHeapUsage'));
    });
}

/** From a keystroke to the frame that shows its effect: in the search, and in an input that only echoes the text. */
async function keyToPaint(page: Page): Promise<{ ours: number[]; bare: number[] }> {
  await page.keyboard.press('Control+k');
  await page.locator('#site-search[open] input').fill('rows');
  await page.locator('#site-search [role="option"]').first().waitFor();
  await page.waitForTimeout(1500);
  const ours = await typeInto(page, '#site-search input', '#site-search-hits');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const input = document.createElement('input');
    const output = document.createElement('output');
    input.id = 'bare-input';
    output.id = 'bare-output';
    input.addEventListener('input', () => (output.textContent = input.value));
    document.querySelector('main')?.prepend(input, output);
  });
  return { ours, bare: await typeInto(page, '#bare-input', '#bare-output') };
}

async function typeInto(page: Page, field: string, watched: string): Promise<number[]> {
  await page.locator(field).fill('');
  await page.evaluate((selector) => {
    const seen = { times: [] as number[], pressed: 0 };
    Object.assign(globalThis, { seen });
    document.addEventListener('keydown', ({ timeStamp }) => (seen.pressed = timeStamp), true);
    const target = document.querySelector(selector);
    if (target)
      new MutationObserver(() =>
        requestAnimationFrame(() => seen.times.push(performance.now() - seen.pressed)),
      ).observe(target, { childList: true, subtree: true });
  }, watched);
  await page.locator(field).pressSequentially(TYPED, { delay: 250 });
  return page.evaluate(() => (globalThis as unknown as { seen: { times: number[] } }).seen.times);
}
