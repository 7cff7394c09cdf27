import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 5_000;
const PROBE_MS = 200;
/** With two browsers beside it a process still gets half of the time it asks for. */
const CALM_SHARE = 0.3;

/** Waits until whoever shares the machine leaves some of it, for a minute at most: a second try in the same bad moment would fail like the first. */
export async function untilCalm() {
  const end = performance.now() + PATIENCE_MS;
  while (shareOfTime() < CALM_SHARE && performance.now() < end) await wait(LOOK_AGAIN_MS);
}

/** How much of the time for which it is busy this process really runs. */
function shareOfTime(): number {
  const start = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - start < PROBE_MS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - start);
}
