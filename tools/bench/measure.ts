/** One measured value: a median, or a ratio to a baseline measured in the same run. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** Target value of the specification; it is reported, and a bench never fails because of it. */
  goal?: string;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function printTable(measurements: readonly Measurement[]) {
  console.table(measurements.map(({ name, value, unit, goal = '' }) => ({ name, value: round(value), unit, goal })));
}

function round(value: number) {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
}
