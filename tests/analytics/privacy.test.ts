import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyOf, LENS_IDS } from '../../src/services/lenses/lenses.ts';
import { documented } from './privacyPage.ts';

/** All storage keys and cookies declared in the sources, found by naming conventions. */
function declaredInSources(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const inFiles = files.flatMap((name) => {
    const source = readFileSync(join('src', name), 'utf8');
    const constants = source.matchAll(/\b(?:\w+_)?(?:KEY|COOKIE) = '([\w-]+)'/g);
    const choices = source.matchAll(/\{\s+key: '([\w-]+)',\s+values: /g);
    return [...constants, ...choices].map((match) => match[1] ?? '');
  });
  return [...inFiles, ...LENS_IDS.map(keyOf)];
}

it('the privacy page lists exactly the keys and cookies that the sources declare', () => {
  const listed = [...documented('cookies'), ...documented('local-storage'), ...documented('session-storage')];
  expect(listed.length).toBeGreaterThan(9);
  expect(listed.toSorted()).toEqual([...new Set(declaredInSources())].toSorted());
});
