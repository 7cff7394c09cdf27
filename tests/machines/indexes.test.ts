import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { API_FOLDERS } from '#model/api';
import type { ApiIndex } from '#model/api-index';
import { ERROR_MESSAGES_PATH, type ErrorMessage } from '#model/error-messages';
import {
  API_INDEX_PATH,
  API_INDEX_SCHEMA_PATH,
  ERRORS_PATH,
  MCP_PATH,
  pathOfDemoData,
  pathOfLlms,
  pathOfMarkdown,
  SKILL_PATH,
} from '#model/machine-files';
import { X_PRODUCTS } from '#model/product';
import { SITE_FOLDER } from '../support/site.ts';
import { brokenLinks, headingsIn, nodesOf, pagePaths, parseMarkdown, readFile, siteUrl } from './builtPages.ts';
import { faultsOf, type Schema } from './jsonSchema.ts';

const lists = [pathOfLlms(), ...API_FOLDERS.map((folder) => pathOfLlms(X_PRODUCTS[`x-${folder}`].path))];
const index = JSON.parse(readFile(API_INDEX_PATH)) as ApiIndex;
const schema = JSON.parse(readFile(API_INDEX_SCHEMA_PATH)) as Schema;

describe('lists for language models', () => {
  it.each(lists)('%s has a title, a summary, and links to Markdown versions', (path) => {
    const tree = parseMarkdown(readFile(path));
    expect(headingsIn(tree).filter(({ depth }) => depth === 1)).toHaveLength(1);
    expect(tree.children[1]?.type).toBe('blockquote');
    expect(brokenLinks(tree)).toEqual([]);
    expect(nodesOf(tree, 'link').length).toBeGreaterThan(10);
  });

  it('list every page', () => {
    const named = new Set(
      lists.flatMap((path) => nodesOf(parseMarkdown(readFile(path)), 'link').map(({ url }) => url)),
    );
    expect(pagePaths.filter((path) => !named.has(`${siteUrl}${pathOfMarkdown(path)}`))).toEqual([]);
  });
});

describe('the API index', () => {
  it('matches its schema, without additional fields', () => {
    expect(faultsOf(index, schema, schema).slice(0, 20)).toEqual([]);
  });

  it('has a schema that detects errors', () => {
    const [page] = index.pages;
    const faults = faultsOf(
      { ...index, format: 2, extra: 1, pages: [{ ...page, plan: 'gold', path: 'x' }], demos: undefined },
      schema,
      schema,
    );
    expect(faults.toSorted()).toEqual([
      ' has the unknown field extra',
      '.demos is not of type array',
      '.format is not 1',
      '.pages[0].path does not match ^/x/(?:[a-z0-9-]+/)*$',
      '.pages[0].plan is not one of ["community","pro","premium"]',
    ]);
  });

  it('lists every page, with a Markdown version that exists', () => {
    expect(index.pages.map(({ path }) => path.slice(0, -1)).toSorted()).toEqual(pagePaths.toSorted());
    expect(index.pages.map(({ markdown }) => markdown).filter((file) => !existsSync(`${SITE_FOLDER}${file}`))).toEqual(
      [],
    );
  });

  it('has the modules of every export, and one line about every export and page', () => {
    const all = [...index.components, ...index.interfaces, ...index.hooks];
    expect(
      all
        .filter(({ modules }) => modules.length === 0 || !modules.every((name) => name.startsWith('@mui/x-')))
        .map(({ name }) => name),
    ).toEqual([]);
    const isLine = (description: string | undefined) =>
      description && !description.includes('\n') && description.length <= 400;
    expect(
      [
        ...all.map(({ name, description }) => ({ name, description })),
        ...index.pages.map(({ path, description }) => ({ name: path, description })),
      ].filter(({ description }) => !isLine(description)),
    ).toEqual([]);
  });

  it('lists only existing anchors', () => {
    const places = [
      ...index.pages.flatMap(({ path, anchors }) => anchors.map((anchor) => ({ page: path, anchor }))),
      ...[...index.components, ...index.interfaces, ...index.hooks].flatMap(({ page, anchor }) =>
        anchor ? [{ page, anchor }] : [],
      ),
      ...index.components.flatMap(({ page, props, slots, classes }) =>
        [...props, ...slots, ...classes].map(({ anchor }) => ({ page, anchor })),
      ),
      ...index.interfaces.flatMap(({ page, properties }) => properties.map(({ anchor }) => ({ page, anchor }))),
      ...index.demos.map(({ page, anchor }) => ({ page, anchor })),
    ];
    const ids = new Map<string, Set<string | undefined>>();
    const idsOf = (page: string) => {
      const known =
        ids.get(page) ??
        new Set(Array.from(readFile(`${page}index.html`).matchAll(/\sid="([^"]+)"/g), (match) => match[1]));
      ids.set(page, known);
      return known;
    };
    expect(places.length).toBeGreaterThan(5000);
    expect(places.filter(({ page, anchor }) => !idsOf(page).has(anchor)).slice(0, 20)).toEqual([]);
  });

  it('contains props, slots, plans and demos', () => {
    const grid = index.components.find(({ name }) => name === 'DataGridPro');
    expect(grid?.plan).toBe('pro');
    expect(grid?.props.find(({ name }) => name === 'pinnedColumns')?.plan).toBe('pro');
    expect(grid?.slots.map(({ name }) => name)).toContain('toolbar');
    expect(index.demos.find(({ id }) => id === 'introduction/overview/parts-in-stock')).toMatchObject({
      plan: 'community',
      page: '/x/introduction/',
      anchor: 'PartsInStock',
    });
  });
});

describe('the data of demos', () => {
  it('has the code of every demo in its guide', () => {
    const files = index.demos.map(({ path }) => JSON.parse(readFile(pathOfDemoData(path))));
    expect(files.filter(({ files: [first] }) => !/^export default /m.test(first.text)).map(({ id }) => id)).toEqual([]);
    expect(files.map(({ id }) => id)).toEqual(index.demos.map(({ id }) => id));
  });
});

describe('the list of error messages', () => {
  it('has a cause, a fix and a place for each', () => {
    const { page, messages } = JSON.parse(readFile(ERRORS_PATH)) as { page: string; messages: ErrorMessage[] };
    const html = readFile(`${ERROR_MESSAGES_PATH}/index.html`);
    expect(page).toBe(`${ERROR_MESSAGES_PATH}/`);
    expect(messages.length).toBeGreaterThan(180);
    expect(
      messages.filter(
        ({ message, cause, fix, anchor }) => !(message && cause && fix && html.includes(`id="${anchor}"`)),
      ),
    ).toEqual([]);
  });
});

describe('the skill', () => {
  it('has a name, a description, and addresses that exist', () => {
    const text = readFile(SKILL_PATH);
    expect(text).toMatch(/^---\nname: mui-x-docs\ndescription: .{50,1000}\n---\n/);
    const paths = Array.from(text.matchAll(/[` ](?:https?:\/\/[^/`]+)?(\/x\/[^`\s,]*)/g), ([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(9);
    const missing = paths.filter((path) => !existsSync(`${SITE_FOLDER}${path.replace(/\/$/, '/index.html')}`));
    expect(missing.filter((path) => path !== MCP_PATH)).toEqual([]);
  });
});
