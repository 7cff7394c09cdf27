import type { Page } from '@playwright/test';
import { launchBrowser } from './launchBrowser.ts';
import { median, type Measurement } from './measure.ts';

const CHECKS = 9;
const KEYS = 9;
const LINES = 100;
const TIMEOUT_MS = 120_000;
/** On a busy machine a run may be aborted because the preview responds too late; such a round is not counted. */
const PREVIEW_TIMEOUT_MS = 20_000;
const LOOP = 'for (;;) {}\nexport default () => null;\n';

/** A program with a data grid, of typical length. */
function program(mark: string): string {
  const head = [`import { DataGrid, type GridColDef } from '@mui/x-data-grid';`, '', `const rows = [`];
  const tail = [
    `];`,
    '',
    `const columns: GridColDef<(typeof rows)[number]>[] = [{ field: 'name' }, { field: 'size', type: 'number' }];`,
    '',
    'export default function App() {',
    `  return <div title="${mark}"><DataGrid rows={rows} columns={columns} checkboxSelection /></div>;`,
    '}',
    '',
  ];
  const data = Array.from(
    { length: LINES - head.length - tail.length },
    (_, id) => `  { id: ${id}, name: 'Row ${id}', size: ${id * 3} },`,
  );
  return [...head, ...data, ...tail].join('\n');
}

/** Measures the waits of a playground user: the first type check, later ones, and the preview after a keystroke. */
export async function measurePlayground(url: string): Promise<Measurement[]> {
  const browser = await launchBrowser({ canOpenWindows: true });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(`${url}/x/playground/#starter=data-grid`);
  await page.getByText('Up to date').waitFor();
  await write(page, program('first'));
  await page.frameLocator('iframe:not([inert])').locator('[title="first"]').waitFor();

  const first = await timed(async () => {
    await page.getByRole('button', { name: 'Check types' }).click();
    await page.getByText('No type errors').waitFor();
  });
  const later: number[] = [];
  for (let round = 0; round < CHECKS; round += 1) later.push(await checkAgain(page, round));
  await page.getByRole('button', { name: 'Check types' }).click();
  const previews: number[] = [];
  for (let round = 0; round < KEYS; round += 1) previews.push(...(await keyToPreview(page, round)));
  const gap = await gapUnderLoop(page);
  await browser.close();
  return [
    { name: 'Playground, first type check', value: first / 1000, unit: 's', goal: 'at most 8' },
    { name: `Playground, later type checks, ${LINES} lines`, value: median(later), unit: 'ms', goal: 'at most 1000' },
    { name: 'Playground, key to preview', value: median(previews), unit: 'ms', goal: 'includes the 400 ms debounce' },
    { name: 'Playground, page blocked by an endless loop', value: gap, unit: 'ms', goal: 'at most 200' },
  ];
}

async function write(page: Page, text: string) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** From the edit to the result. Invalid and valid programs alternate, so that every result differs from the previous one. */
async function checkAgain(page: Page, round: number): Promise<number> {
  const isWrong = round % 2 === 0;
  await write(
    page,
    program(`check ${round}`).replace('checkboxSelection', isWrong ? 'checkboxSelection={5}' : 'checkboxSelection'),
  );
  return timed(() => page.getByText(isWrong ? /^Type errors: 1/ : 'No type errors').waitFor());
}

async function keyToPreview(page: Page, round: number): Promise<number[]> {
  await write(page, program(`key ${round}`));
  const shown = page.frameLocator('iframe:not([inert])').locator(`[title="key ${round}"]`);
  return timed(() => shown.waitFor({ timeout: PREVIEW_TIMEOUT_MS })).then(
    (time) => [time],
    () => [],
  );
}

/** The longest time for which the page was unresponsive while an endless loop ran in the preview. */
async function gapUnderLoop(page: Page): Promise<number> {
  await page.evaluate(() => {
    const seen = { gap: 0, last: performance.now() };
    Object.assign(globalThis, { seen });
    setInterval(() => {
      seen.gap = Math.max(seen.gap, performance.now() - seen.last);
      seen.last = performance.now();
    }, 10);
  });
  await write(page, LOOP);
  await page.getByRole('status').filter({ hasText: 'Stopped: a loop' }).waitFor();
  return page.evaluate(() => (globalThis as unknown as { seen: { gap: number } }).seen.gap);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
