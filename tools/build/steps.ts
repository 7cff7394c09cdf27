import { performance } from 'node:perf_hooks';

export type Progress = (done: number, all: number) => void;

/** Runs one step of a long command and says what it is doing, how far it is, and what it took. */
export async function step<T>(title: string, work: (progress: Progress) => Promise<T> | T) {
  const isTerminal = process.stdout.isTTY;
  const started = performance.now();
  process.stdout.write(isTerminal ? `… ${title}` : `… ${title}\n`);
  let shown = 0;
  const result = await work((done, all) => {
    const tenth = Math.floor((done / Math.max(all, 1)) * 10);
    if (isTerminal) process.stdout.write(`\r… ${title} ${done}/${all}`);
    else if (tenth > shown) process.stdout.write(`  ${title} ${done}/${all}\n`);
    shown = tenth;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${isTerminal ? '\r\u001b[K' : ''}✓ ${title} (${seconds} s)\n`);
  return result;
}
