import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildQueries } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/buildQueries.ts';
import { selectList } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/columns.ts';
import { readRowsRequest } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/rowsRequest.ts';

const PAGE = 'content/data-grid/server-side-data/backend';
const PROJECT = join(PAGE, 'orders-backend');
const FENCE = /^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm;

const page = readFileSync(join(PAGE, 'page.mdx'), 'utf8');
const fences = [...page.matchAll(FENCE)].map(([, language = '', title = '', code = '']) => ({ language, title, code }));
const readJson = (file: string): Record<string, Record<string, string>> => JSON.parse(readFileSync(file, 'utf8'));

describe('the page about the backend', () => {
  it.each(fences.filter(({ title }) => title))('shows an excerpt of $title', ({ title, code }) => {
    expect(readFileSync(join(PROJECT, title), 'utf8')).toContain(code);
  });

  it('names files that exist', () => {
    const names = [...page.matchAll(/`((?:server|src)\/\w+\.tsx?)`/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !globSync('*/*', { cwd: PROJECT }).includes(name))).toEqual([]);
  });

  it('shows the query that the server runs', () => {
    const { sql, values } = buildQueries(
      readRowsRequest({
        start: 0,
        end: 24,
        sortModel: [{ field: 'quantity', sort: 'desc' }],
        filterModel: { items: [{ field: 'product', operator: 'contains', value: '50%' }] },
      }),
    ).rows;
    const shown = fences
      .filter(({ language }) => language === 'text')
      .map(({ code }) => code.trim().replace(/\s+/g, ' '));
    expect(shown).toEqual([sql.replace(selectList, '…')]);
    expect(values).toEqual(['%50\\%%', 25, 0]);
    expect(page).toContain('with the values `%50\\%%`, `25` and `0`');
  });
});

describe('the project', () => {
  const { dependencies = {}, devDependencies = {}, overrides = {}, engines } = readJson(join(PROJECT, 'package.json'));
  const site = readJson('package.json');

  it('has the versions that are installed here', () => {
    const installed = { ...site['dependencies'], ...site['devDependencies'] };
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([name, installed[name]]).toEqual([name, version]);
    for (const [name, version] of Object.entries(overrides))
      expect([name, site['overrides']?.[name]]).toEqual([name, version]);
  });

  it('needs the Node.js version that the page names', () => {
    expect(engines).toEqual({ node: '>=22.18' });
    expect(page).toContain('You need Node.js 22.18 or later');
  });

  it('has no server dependency besides Node.js', () => {
    const imports = globSync('server/*.ts', { cwd: PROJECT }).flatMap((file) =>
      [...readFileSync(join(PROJECT, file), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name),
    );
    expect([...new Set(imports.filter((name) => !/^(?:node:|\.\/)/.test(name)))]).toEqual(['vite']);
  });
});
