/** What was written, or several files under one name. */
export interface FileSize {
  path: string;
  bytes: number;
}

const KILOBYTE = 1000;

/** A line for each file; models read within limits, so their size is worth knowing. */
export function formatSizes(sizes: readonly FileSize[]): string {
  const width = Math.max(...sizes.map(({ path }) => path.length));
  return sizes.map(({ path, bytes }) => `  ${path.padEnd(width)}  ${(bytes / KILOBYTE).toFixed(1).padStart(7)} kB`).join('\n');
}
