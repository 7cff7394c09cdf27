import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UserError } from '../workspace/failGracefully.ts';
import { root } from '../workspace/paths.ts';
import { checkHistory, missingPackages } from './checkHistory.ts';
import { HISTORY_FILE, readHistory } from './historyFile.ts';

it('accepts the committed history', () => {
  expect(() => checkHistory(root)).not.toThrow();
});

it('stops a build without a history, in one sentence', () => {
  expect(() => checkHistory(join(root, 'tools/api-history'))).toThrow(
    new UserError('content/api-history.json lacks @mui/x-data-grid 8.11.1: run "npm run history" and commit the file.'),
  );
});

it('names every documented package whose release is missing', () => {
  const { packages } = readHistory(join(root, HISTORY_FILE));
  expect(missingPackages({ packages: { ...packages, '@mui/x-charts-pro': ['8.10.0'] } })).toEqual([
    '@mui/x-charts-pro 8.11.0',
  ]);
});
