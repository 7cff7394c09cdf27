import { performance } from 'node:perf_hooks';

export type Progress = (done: number, all: number) => void;

const running = new Map<string, string>();

/** Runs one step of a long command and prints its duration. On a terminal, one line shows the running steps. */
export async function step<T>(title: string, work: (progress: Progress) => Promise<T> | T) {
  const started = performance.now();
  running.set(title, '');
  showRunning();
  try {
    const result = await work((done, all) => {
      running.set(title, ` ${done}/${all}`);
      showRunning();
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}✓ ${title} (${seconds} s)\n`);
    return result;
  } finally {
    running.delete(title);
    showRunning();
  }
}

function showRunning() {
  if (!process.stdout.isTTY) return;
  const titles = Array.from(running, ([title, progress]) => title + progress).join(', ');
  process.stdout.write(`\r\u001b[K${titles && `… ${titles}`}`);
}
