import type { UserProperties, UserPropertyChange } from './events.ts';

/** Reports only properties that are new or have changed since the last report. */
export function createPropertyReporter(report: (change: UserPropertyChange) => void) {
  const reported = new Map<string, string | number>();
  return (properties: UserProperties) => {
    for (const [name, value] of Object.entries(properties) as [keyof UserProperties, string | number][]) {
      if (reported.get(name) === value) continue;
      reported.set(name, value);
      report({ type: 'user property', name, value });
    }
  };
}

/** Rounds to one decimal, because zoomed browsers report many different ratios. */
export function roundRatio(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}
