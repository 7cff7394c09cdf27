import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from './buildSite.ts';
import { siteNamed } from './siteTarget.ts';

const BUILD_MS = 900_000;

/** Builds from scratch, without files of earlier builds. */
async function digestsOfBuild(name: string): Promise<Record<string, string>> {
  const target = siteNamed(name, { DOCS_HOST: 'docs.example.com' });
  rmSync(dirname(target.folder), { recursive: true, force: true });
  await buildSite({ target });
  const files = readdirSync(target.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const digests = files.map((entry): [string, string] => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(target.folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
  });
  rmSync(dirname(target.folder), { recursive: true });
  return Object.fromEntries(digests.sort());
}

it('the same content builds to the same bytes', { timeout: 2 * BUILD_MS }, async () => {
  const first = await digestsOfBuild('reproducible-first');
  const second = await digestsOfBuild('reproducible-second');
  expect(Object.keys(first).length).toBeGreaterThan(500);
  expect(second).toEqual(first);
});
