import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { dist, root } from '../workspace/paths.ts';
import { launchBrowser } from './launchBrowser.ts';
import { median, type Measurement } from './measure.ts';

interface SearchCase {
  ask: string;
  expect: readonly string[];
}

/** Besides our own queries. */
const COLLECTIONS = ['fresh', 'later', 'unseen'];
const TYPED = 'column pinning';
/** Time for the text index of all products to load, with a margin. */
const ALL_TEXT_MS = 3000;

/** Measures ranking and latency of the built search with the queries of the tests, in a real browser. */
export async function measureSearch(url: string): Promise<Measurement[]> {
  const { questions, names } = readQueries<Record<'questions' | 'names', SearchCase[]>>('queries');
  const collections = [[...questions, ...names], ...COLLECTIONS.map((name) => readQueries<SearchCase[]>(name))];
  const browser = await launchBrowser({ canOpenWindows: true });
  const page = await browser.newPage();
  await page.goto(`${url}/x/introduction/`);
  const { results, times } = await queryWorker(
    page,
    collections.flat().map(({ ask: query }) => query),
  );
  const hits = results.values();
  const ranks = collections.map((cases) =>
    cases.map(({ expect }) => (hits.next().value ?? []).findIndex((href) => expect.includes(href)) + 1),
  );
  const [own = []] = ranks;
  const keys = await keyToPaint(page);
  const first = await measureFirstQuery(browser, url);
  await browser.close();
  const sizes = indexSizes();
  return [
    ...['own', ...COLLECTIONS].map((name, index) => ({
      name: `Search, mean reciprocal rank of ${ranks[index]?.length} ${name} queries`,
      value: meanReciprocalRank(ranks[index] ?? []),
      unit: '',
      goal: index === 0 ? 'at least 0.90' : 'at least 0.80',
    })),
    { name: 'Search, first hit is right', value: percentFirst(own), unit: '%', goal: 'at least 80' },
    { name: 'Search, names found first', value: percentFirst(own.slice(questions.length)), unit: '%', goal: '100' },
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
    { name: 'Search, name index', value: sizes.names / 1000, unit: 'kB brotli', goal: 'at most 90' },
    {
      name: 'Search, downloads before the first result',
      value: first.bytes / 1000,
      unit: 'kB brotli',
      goal: 'at most 150',
    },
    { name: 'Search, worker memory with all text loaded', value: first.megabytes, unit: 'MB', goal: 'at most 60' },
    { name: 'Search, whole index', value: sizes.all / 1000, unit: 'kB brotli', goal: 'at most 1000' },
  ];
}

function readQueries<T>(file: string): T {
  return JSON.parse(readFileSync(join(root, `tests/search/${file}.json`), 'utf8')) as T;
}

function percentFirst(ranks: readonly number[]): number {
  return (100 * ranks.filter((rank) => rank === 1).length) / ranks.length;
}

function meanReciprocalRank(ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
}

/** Queries the worker once all text is loaded, and times each response. */
async function queryWorker(page: Page, queries: readonly string[]) {
  const file = readdirSync(join(dist, '_astro')).find((name) => /^worker-.*\.js$/.test(name));
  return page.evaluate(
    async ({ address, texts }) => {
      const worker = new Worker(address, { type: 'module' });
      type Message = { type: string; answer?: { hits: { href: string }[] } };
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
      const results: string[][] = [];
      const times: number[] = [];
      for (const text of texts) {
        const started = performance.now();
        const { answer } = await query(text);
        times.push(performance.now() - started);
        results.push((answer?.hits ?? []).map(({ href }) => href));
      }
      worker.terminate();
      return { results, times };
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

function indexSizes() {
  const folder = join(dist, '_astro');
  const files = readdirSync(folder).filter((name) => /^(?:names|text-[a-z-]+)-[^.]+\.json$/.test(name));
  const sizeOf = (name: string) => brotliCompressSync(readFileSync(join(folder, name))).byteLength;
  return {
    names: files.filter((name) => name.startsWith('names')).reduce((sum, name) => sum + sizeOf(name), 0),
    all: files.reduce((sum, name) => sum + sizeOf(name), 0),
  };
}
