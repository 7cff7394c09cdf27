/**
 * Work that is asked for again and again. Two runs never overlap; what is asked for during a run is done once more after
 * it, because the run may have read the old state. Each caller is told when a run that began after its call has ended.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
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
