import { performance } from 'node:perf_hooks';

/** `all` is missing where only the running step can tell. */
export type Progress = (done: number, all?: number) => void;

const finished: string[] = [];
const running = new Map<string, string>();

/** Runs one step of a long command and prints its duration. On a terminal, one line shows the running steps. */
export async function step<T>(title: string, work: (progress: Progress) => Promise<T> | T) {
  const started = performance.now();
  running.set(title, '');
  showRunning();
  try {
    const result = await work((done, all) => {
      running.set(title, all === undefined ? ` ${done}` : ` ${done}/${all}`);
      showRunning();
    });
    const line = `✓ ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`;
    finished.push(line);
    process.stdout.write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${line}\n`);
    return result;
  } finally {
    running.delete(title);
    showRunning();
  }
}

/** All steps of this command so far, a line each: the finished ones, then the running ones. */
export function stepsSoFar(): string[] {
  return [...finished, ...runningLines().map((line) => `… ${line}`)];
}

function runningLines(): string[] {
  return Array.from(running, ([title, progress]) => title + progress);
}

function showRunning() {
  if (!process.stdout.isTTY) return;
  const titles = runningLines().join(', ');
  process.stdout.write(`\r\u001b[K${titles && `… ${titles}`}`);
}
