import type { Page } from '@playwright/test';

/**
 * How much slower than a computer the phone is that Lighthouse has in mind, by the computer's index: so says the calculator
 * to which its documentation leads. Its default of 4 is right for an index of 1533 alone.
 */
const CALIBRATION = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 2000, slowdown: 6 },
] as const;

export function slowdownFor(index: number): number {
  const upper = CALIBRATION.findIndex((point) => point.index >= index);
  // Beyond the table its last line goes on; whatever is slower than the phone itself is taken for the phone.
  const to = CALIBRATION[upper === -1 ? CALIBRATION.length - 1 : Math.max(1, upper)] ?? CALIBRATION[1];
  const from = CALIBRATION[CALIBRATION.indexOf(to) - 1] ?? CALIBRATION[0];
  return Math.max(1, from.slowdown + ((index - from.index) * (to.slowdown - from.slowdown)) / (to.index - from.index));
}

const TEXTS = 4000;
const COPIES = 3000;

/**
 * The index of this machine as Lighthouse has it: tenths of how often in a second it makes a text of ten thousand letters,
 * and copies a hundred thousand numbers; the mean of both. By CPU time, like the tasks that are judged by it.
 */
export async function indexOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const perSecond = async (times: number, work: (times: number) => void) => {
    const before = await taskSeconds();
    await page.evaluate(work, times);
    return times / ((await taskSeconds()) - before);
  };
  const texts = await perSecond(TEXTS, makeTexts);
  const copies = await perSecond(COPIES, copyNumbers);
  await session.detach();
  return (texts + copies) / 2 / 10;
}

function makeTexts(times: number) {
  for (let time = 0; time < times; time += 1) {
    let text = '';
    for (let letter = 0; letter < 10_000; letter += 1) text += 'a';
    if (text.length === 1) throw new Error('never: whoever optimizes must not leave the text out');
  }
}

function copyNumbers(times: number) {
  const both = [Array.from({ length: 100_000 }, (_, index) => index), Array.from({ length: 100_000 }, (_, index) => index)] as const;
  for (let time = 0; time < times; time += 1) {
    const [from, to] = time % 2 === 0 ? both : [both[1], both[0]];
    for (let index = 0; index < from.length; index += 1) to[index] = from[index] as number;
  }
}
