import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Route files, listed like Astro does. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(astro|ts|md|mdx)$/.test(name))
    .map((name) => join(folder, name));
}

/** Responses that are not HTML documents and have no shell. */
const NO_DOCUMENTS = [
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'x/[...project].zip',
  'x/api/[...page].json',
  'x/api-history.json',
  'x/api-recent.json',
  '[...language]/x/demos/list.json',
].map((name) => `src/pages/${name}.ts`);

/** The document that a route or a layout consists of, followed through layouts that render another one. */
function appEntryOf(file: string): string | undefined {
  if (file === 'src/layouts/App.astro') return file;
  const source = readFileSync(file, 'utf8');
  const [, root = ''] = /^<(\w+)\b[^]*(?:<\/\1>|\/>)$/.exec(source.split('---').at(-1)?.trim() ?? '') ?? [];
  const imported = new RegExp(`import ${root} from '(?:#layouts|\\.)/(\\w+\\.astro)';`).exec(source);
  return imported?.[1] && appEntryOf(`src/layouts/${imported[1]}`);
}

describe('routes', () => {
  it.each(listFiles('src/pages').filter((file) => !NO_DOCUMENTS.includes(file)))(
    '%s renders through the one app entry',
    (file) => {
      expect(appEntryOf(file)).toBe('src/layouts/App.astro');
    },
  );

  it('have one document: only the app entry writes an html element', () => {
    const sources = [...listFiles('src/pages'), ...listFiles('src/layouts')].filter((file) => !file.includes('.test.'));
    const documents = sources.filter((file) => readFileSync(file, 'utf8').includes('<html'));
    expect(documents).toEqual(['src/layouts/App.astro']);
  });
});
