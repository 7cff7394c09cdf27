/**
 * Coalesces repeated requests for work. Two runs never overlap; requests made during a run share one more run after it,
 * because the current run may have read the old state. Each caller awaits a run that began after its call.
 */
export function coalesceRuns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function start(): Promise<void> {
    next = undefined;
    running = work().finally(() => (running = undefined));
    return running;
  }

  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
