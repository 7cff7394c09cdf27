import { globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { dist } from '../build/places.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { COMPARED_PAGES } from './comparedPages.ts';
import { median, type Measurement } from './measure.ts';
import { indexOf, slowdownFor } from './phone.ts';

const ROUNDS = 5;
/** As Lighthouse has it: a phone is slower than the computer, half as much at laying out; a task blocks what it takes beyond 50 ms. */
const LAYOUT_SHARE = 0.5;
const UNNOTICED_MS = 50;
/** Everything a page does by itself is over by then. */
const SETTLE_MS = 1500;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, serviceWorkers: 'block' as const };
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Milliseconds of CPU time. */
interface Task {
  cpu: number;
  hasLayout: boolean;
}

interface Round {
  /** Of the machine in this round: a shared one is now fast, now slow. */
  index: number;
  tasks: Task[];
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time. */
  tdur?: number;
}

/**
 * What Lighthouse means by blocking time, in the CPU time of tasks: other programs on the machine make tasks longer, but do
 * not have them do more. Tasks count from the first frame on, because nobody touches a page that is not there.
 */
export async function measureBlocking(url: string, progress: (done: number, all: number) => void): Promise<Measurement[]> {
  const executablePath = await ensureBrowser({ canOpenWindows: true });
  const measurements: Measurement[] = [];
  for (const [index, path] of COMPARED_PAGES.entries()) {
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await tasksAfterFirstFrame(executablePath, url + path));
    progress(index + 1, COMPARED_PAGES.length);
    const longest = rounds.map(({ tasks }) => Math.max(0, ...tasks.map(({ cpu }) => cpu)));
    measurements.push(
      { name: `Index of this machine as Lighthouse has it, ${path}`, value: median(rounds.map((round) => round.index)), unit: '' },
      { name: `Longest task after the first frame, CPU time, ${path}`, value: median(longest), unit: 'ms' },
      { name: `Blocking time of a phone, by CPU time, ${path}`, value: median(rounds.map(blockingOf)), unit: 'ms', goal: '0' },
    );
  }
  return measurements;
}

/** Every page of the API once; those that seem to block as often as the compared pages, because one round may be unlucky. */
export async function measureBlockingOfApi(url: string, progress: (done: number, all: number) => void): Promise<Measurement[]> {
  const executablePath = await ensureBrowser({ canOpenWindows: true });
  const paths = globSync('x/api/**/index.html', { cwd: dist }).map((file) => `/${file.slice(0, -'index.html'.length)}`);
  const blocking: { path: string; value: number }[] = [];
  const indexes: number[] = [];
  for (const [index, path] of paths.entries()) {
    const rounds: number[] = [];
    while (rounds.length < ROUNDS && (rounds.length === 0 || median(rounds) > 0)) {
      const round = await tasksAfterFirstFrame(executablePath, url + path);
      indexes.push(round.index);
      rounds.push(blockingOf(round));
    }
    if (median(rounds) > 0) blocking.push({ path, value: median(rounds) });
    progress(index + 1, paths.length);
  }
  return [
    { name: 'Index of this machine as Lighthouse has it', value: median(indexes), unit: '' },
    { name: 'Pages of the API', value: paths.length, unit: '' },
    { name: 'Pages of the API that block on a phone, by CPU time', value: blocking.length, unit: '', goal: '0' },
    ...blocking.map(({ path, value }) => ({ name: `Blocking time of a phone, by CPU time, ${path}`, value, unit: 'ms', goal: '0' })),
  ];
}

export function blockingOf({ index, tasks }: Round): number {
  const slowdown = slowdownFor(index);
  return tasks.reduce((sum, { cpu, hasLayout }) => sum + Math.max(0, cpu * slowdown * (hasLayout ? LAYOUT_SHARE : 1) - UNNOTICED_MS), 0);
}

/** A browser of its own for each round: one that has shown the page before has half of the work behind it. */
async function tasksAfterFirstFrame(executablePath: string, url: string): Promise<Round> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath, args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])] });
  const page = await (await browser.newContext(PHONE)).newPage();
  const index = await indexOf(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  await browser.close();
  return { index, tasks: tasksIn(traceEvents) };
}

/**
 * The tasks of the page's main thread that end after its first frame is seen. Not after the first "Paint": the empty page
 * that was there before paints too, and what is painted comes on the screen a while later.
 */
export function tasksIn(events: readonly TraceEvent[]): Task[] {
  const firstFrame = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!firstFrame) throw new Error('The page painted nothing.');
  const main = events.filter(({ pid, tid }) => pid === firstFrame.pid && tid === firstFrame.tid);
  const layouts = main.filter(({ name }) => name === 'Layout');
  return main
    .filter(({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur > firstFrame.ts)
    .map(({ ts: start, dur = 0, tdur = 0 }) => ({ cpu: tdur / 1000, hasLayout: layouts.some(({ ts }) => ts >= start && ts < start + dur) }));
}
