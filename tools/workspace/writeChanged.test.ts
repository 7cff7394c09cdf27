import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeChanged } from './writeChanged.ts';

const home = mkdtempSync(join(tmpdir(), 'write-'));
const file = join(home, 'demos', 'a.json');
afterAll(() => rmSync(home, { recursive: true }));

it('creates missing folders and leaves no temporary files', () => {
  writeChanged(file, 'one');
  expect(readFileSync(file, 'utf8')).toBe('one');
  expect(readdirSync(join(home, 'demos'))).toEqual(['a.json']);
});

it('does not touch a file with the same content', () => {
  utimesSync(file, 1, 1);
  writeChanged(file, 'one');
  expect(statSync(file).mtimeMs).toBe(1000);
  writeChanged(file, 'two');
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
  expect(readFileSync(file, 'utf8')).toBe('two');
});
