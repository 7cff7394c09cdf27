import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generated } from '../../tools/workspace/paths.ts';

/** The sources of the API reference, its Markdown and its search entries. */
const FOLDERS = ['api', 'search'];

it('no TODO notes of authors are published', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(generated, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(generated, folder, name),
    ),
  );
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(100);
  const notes = texts.flatMap(([file, text]) =>
    [...text.matchAll(/.{0,40}\b(?:TODO|FIXME)\b.{0,40}/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(notes).toEqual([]);
});
