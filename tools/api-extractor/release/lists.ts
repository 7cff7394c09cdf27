import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function readList(name: string): ReadonlySet<string> {
  return new Set(readFileSync(join(import.meta.dirname, name), 'utf8').split('\n'));
}

const sourceFiles = readList('source-files.txt');
const materialPages = readList('material-ui-api.txt');

/** Whether a file such as `packages/x-charts/src/BarChart/BarChart.tsx` is part of the documented release. */
export const isInRelease = (file: string) => sourceFiles.has(file);

/** Whether the Material UI documentation has a page such as `/material-ui/api/button/`. */
export const isMaterialPage = (path: string) => materialPages.has(path);
