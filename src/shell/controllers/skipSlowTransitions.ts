/** With so few cores, capturing the snapshots of a view transition takes longer than the navigation itself. */
const MAX_SLOW_CORES = 2;

/** Skips view transitions on slow devices, where they would only delay the next page. */
export function skipSlowTransitions() {
  if (navigator.hardwareConcurrency > MAX_SLOW_CORES) return;
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
}
