import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFontSubset } from './fontSubset.ts';

const source = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const folder = () => mkdtempSync(join(tmpdir(), 'font-'));

describe('the font', () => {
  it('is half the size of the original', async () => {
    const file = await createFontSubset(source, folder());
    expect(statSync(file).size).toBeLessThan(23_000);
    expect(readFileSync(file).toString('latin1', 0, 4)).toBe('wOF2');
  });

  it('is created once, with identical bytes everywhere', async () => {
    const cache = folder();
    const file = await createFontSubset(source, cache);
    const { mtimeMs } = statSync(file);
    expect(statSync(await createFontSubset(source, cache)).mtimeMs).toBe(mtimeMs);
    expect(readFileSync(await createFontSubset(source, folder())).equals(readFileSync(file))).toBe(true);
  });
});
