import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

describe('project documents', () => {
  it('give a reason for exactly the direct dependencies', () => {
    const [, table = ''] = read('ARCHITECTURE.md').split('## Direct dependencies');
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const explained = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1]),
    );
    const direct = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    );
    expect(explained.toSorted()).toEqual(direct.toSorted());
  });

  it('name the two commands first', () => {
    expect(read('README.md').split('\n').slice(2, 5).join('\n')).toMatch(/npm start[^\n]*\nnpm test/);
  });

  it('list every command of package.json', () => {
    const documents = read('README.md');
    for (const name of Object.keys(manifest['scripts'] ?? {})) {
      expect(documents).toContain(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
    }
  });
});
