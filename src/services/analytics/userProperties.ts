import type { UserProperties, UserPropertyChange } from './events.ts';

/** Tells which properties are new or differ from what was told before. */
export function createPropertyReporter(report: (change: UserPropertyChange) => void) {
  const told = new Map<string, string | number>();
  return (properties: UserProperties) => {
    for (const [name, value] of Object.entries(properties) as [keyof UserProperties, string | number][]) {
      if (told.get(name) === value) continue;
      told.set(name, value);
      report({ type: 'user property', name, value });
    }
  };
}

/** To one decimal, as zoomed browsers report many. */
export function roundRatio(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}
