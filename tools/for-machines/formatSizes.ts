/** The size of a file, or of several files combined. */
export interface FileSize {
  path: string;
  bytes: number;
}

const KILOBYTE = 1000;

/** One line per file; language models have context limits, so sizes matter. */
export function formatSizes(sizes: readonly FileSize[]): string {
  const width = Math.max(...sizes.map(({ path }) => path.length));
  return sizes
    .map(({ path, bytes }) => `  ${path.padEnd(width)}  ${(bytes / KILOBYTE).toFixed(1).padStart(7)} kB`)
    .join('\n');
}
