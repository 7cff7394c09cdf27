import { existsSync, readFileSync } from 'node:fs';
import { API_FOLDERS } from '#model/api-folders';
import { type ApiHistory, HISTORY_FORMAT } from '#model/api-history';
import { writeChanged } from '../workspace/writeChanged.ts';

export const HISTORY_FILE = 'content/api-history.json';

/** The committed history; an empty one if there is none, or if its format is an older one. */
export function readHistory(file: string): ApiHistory {
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ApiHistory) : undefined;
  return found?.format === HISTORY_FORMAT ? found : emptyHistory;
}

export const emptyHistory: ApiHistory = {
  format: HISTORY_FORMAT,
  releases: [],
  branches: {},
  packages: {},
  products: { 'data-grid': {}, 'date-pickers': {}, charts: {}, 'tree-view': {} },
};

export function writeHistory(file: string, history: ApiHistory) {
  writeChanged(file, formatHistory(history));
}

/** JSON with one line for each package and each fact, so that a diff shows what a release changed. */
export function formatHistory({ format, releases, branches, packages, products }: ApiHistory): string {
  const linesOf = (table: Readonly<Record<string, unknown>>, depth: string) =>
    Object.entries(table)
      .map(([key, value]) => `${depth}${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(',\n');
  return [
    '{',
    `"format":${format},`,
    `"releases":${JSON.stringify(releases)},`,
    `"branches":${JSON.stringify(branches)},`,
    `"packages":{\n${linesOf(packages, '')}\n},`,
    '"products":{',
    API_FOLDERS.map((folder) => `${JSON.stringify(folder)}:{\n${linesOf(products[folder], '')}\n}`).join(',\n'),
    '}',
    '}',
    '',
  ].join('\n');
}
