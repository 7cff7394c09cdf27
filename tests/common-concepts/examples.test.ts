import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FENCE = /^```\w+(?: title="([^"]+)")?[^\n]*\n([\s\S]*?)^```$/gm;
/** Mentioned in a sentence instead of a code block. */
const INLINE = ['test/empty.js'];

const folders = globSync('content/**/examples').map((folder) => folder.replaceAll('\\', '/'));

it('finds the example folders', () => {
  expect(folders.length).toBeGreaterThan(1);
});

/** Example files run or are type-checked; code on a page is valid because it's an excerpt of them. */
describe.each(folders)('%s', (folder) => {
  const page = readFileSync(join(dirname(folder), 'page.mdx'), 'utf8');
  const fences = [...page.matchAll(FENCE)].map(([, title = '', code = '']) => ({ title, code }));
  const files = globSync('**/*.{js,ts,tsx}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));

  it.each(fences)('contains the code of $title', ({ title, code }) => {
    expect(files).toContain(title);
    expect(readFileSync(join(folder, title), 'utf8')).toContain(code);
  });

  it('contains only files that the page shows', () => {
    const shown = new Set([...fences.map(({ title }) => title), ...INLINE]);
    expect(files.filter((file) => !shown.has(file))).toEqual([]);
  });
});
