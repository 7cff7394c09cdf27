import { compile } from '@mdx-js/mdx';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiManifest, ApiPageEntry } from '#model/api';
import { apiNamesOf } from '../../api-extractor/names.ts';
import { formatProblem } from '../problem.ts';
import { remarkContent } from '../remarkContent.ts';
import { scanPage } from '../scan.ts';

const page = (
  kind: ApiPageEntry['kind'],
  name: string,
  path: ApiPageEntry['path'],
  anchors: string[] = [],
): ApiPageEntry => ({ kind, name, path, anchors });

const manifest: ApiManifest = {
  format: 1,
  products: [
    {
      folder: 'data-grid',
      typePlaces: {},
      pages: [
        page('component', 'DataGrid', '/x/api/data-grid/data-grid', [
          'data-grid-prop-rows',
          'data-grid-prop-columns',
          'DataGrid-css-toolbar',
          'data-grid-classes-root',
        ]),
        page('component', 'Toolbar', '/x/api/data-grid/toolbar', ['toolbar-prop-render']),
        page('interface', 'GridColDef', '/x/api/data-grid/grid-col-def'),
        page('hook', 'useGridApiRef', '/x/api/data-grid/use-grid-api-ref'),
        page('others', 'other-components', '/x/api/data-grid/other-components', ['grid-row', 'grid-row-prop-index']),
        page('types', 'types', '/x/api/data-grid/types', ['GridRowId']),
      ],
    },
    {
      folder: 'charts',
      typePlaces: {},
      pages: [page('component', 'Toolbar', '/x/api/charts/toolbar', ['toolbar-prop-render'])],
    },
  ],
};
const api = apiNamesOf(manifest);

function scan(body: string, folder = 'introduction/overview') {
  const text = `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`;
  return scanPage({ file: `content/${folder}/page.mdx`, text, hasFile: () => true }, { api });
}

describe('an API name in a page', () => {
  it.each([
    [
      '<Prop of="DataGrid" name="rows" />',
      '/x/api/data-grid/data-grid',
      'data-grid-prop-rows',
      'data-grid/DataGrid#prop:rows',
    ],
    [
      '<Prop of="DataGrid" slot="toolbar" />',
      '/x/api/data-grid/data-grid',
      'DataGrid-css-toolbar',
      'data-grid/DataGrid#slot:toolbar',
    ],
    [
      '<Prop of="DataGrid" class="root" />',
      '/x/api/data-grid/data-grid',
      'data-grid-classes-root',
      'data-grid/DataGrid#class:root',
    ],
    [
      '<Prop of="GridRow" name="index" />',
      '/x/api/data-grid/other-components',
      'grid-row-prop-index',
      'data-grid/GridRow#prop:index',
    ],
    [
      '<Prop in="charts" of="Toolbar" name="render" />',
      '/x/api/charts/toolbar',
      'toolbar-prop-render',
      'charts/Toolbar#prop:render',
    ],
    ['<Api of="GridColDef" />', '/x/api/data-grid/grid-col-def', '', 'data-grid/GridColDef'],
    ['<Api of="useGridApiRef" />', '/x/api/data-grid/use-grid-api-ref', '', 'data-grid/useGridApiRef'],
    ['<Api of="GridRowId" />', '/x/api/data-grid/types', 'GridRowId', 'data-grid/GridRowId'],
  ])('%s links to the reference', (text, path, hash, key) => {
    const { problems, links, apiUses } = scan(`See ${text} for more.`);
    expect(problems).toEqual([]);
    expect(links).toMatchObject([{ path, hash, line: 6 }]);
    expect(apiUses).toEqual([key]);
  });

  it('refers to the product of the page if several products have it', () => {
    expect(scan('See <Api of="Toolbar" /> there.', 'charts/toolbar').links).toMatchObject([
      { path: '/x/api/charts/toolbar' },
    ]);
  });

  it.each([
    [
      '<Prop of="DataGird" name="rows" />',
      '<Prop> names "DataGird", which the packages do not export. Did you mean "DataGrid"?',
    ],
    ['<Prop of="DataGrid" name="row" />', '"DataGrid" has no prop "row". Did you mean "rows"?'],
    ['<Prop of="DataGrid" slot="toolbr" />', '"DataGrid" has no slot "toolbr". Did you mean "toolbar"?'],
    ['<Prop of="GridColDef" class="root" />', '"GridColDef" has no class "root". It has none.'],
    [
      '<Prop of="DataGrid" />',
      '<Prop> does not name exactly one member. Write one of name="…", slot="…" or class="…".',
    ],
    [
      '<Prop of="DataGrid" name="rows" slot="toolbar" />',
      '<Prop> does not name exactly one member. Write one of name="…", slot="…" or class="…".',
    ],
    [
      '<Api of="Toolbar" />',
      '<Api> names "Toolbar", which several products have. Write in="data-grid" or another of them.',
    ],
    [
      '<Api of="Toolbar" in="tree-view" />',
      '<Api> names "Toolbar", which the packages do not export. Did you mean "Toolbar"?',
    ],
    ['<Api of="Toolbar" in="grid" />', '<Api> cannot use in="grid". Write in="charts".'],
  ])('%s fails with file and line', (text, expected) => {
    expect(scan(`See ${text} for more.`).problems.map(formatProblem)).toContain(
      `content/introduction/overview/page.mdx:6 ${expected}`,
    );
  });

  it('must exist if it is listed in front matter', () => {
    const text =
      '---\ntitle: A\ndescription: B.\ncomponents: [DataGrid, DataGird]\nhooks: [useGridApi]\n---\n\nText.\n';
    expect(
      scanPage({ file: 'content/a/page.mdx', text, hasFile: () => true }, { api }).problems.map(formatProblem),
    ).toEqual([
      'content/a/page.mdx:4 Front matter names "DataGird", which the packages do not export. Did you mean "DataGrid"?',
      'content/a/page.mdx:5 Front matter names "useGridApi", which the packages do not export. Did you mean "useGridApiRef"?',
    ]);
  });

  it('is indexed by search as plain text', () => {
    expect(scan('Set <Prop of="DataGrid" name="rows" /> first.').text).toEqual([{ id: '', text: 'Set rows first.' }]);
  });

  it('is rendered as linked code', async () => {
    const root = mkdtempSync(join(tmpdir(), 'api-names-'));
    const path = join(root, 'content/a/page.mdx');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '---\ntitle: A\ndescription: B.\n---\n');
    const code = await compile(
      { value: 'Set <Prop of="DataGrid" name="rows" /> first.', path, cwd: root },
      { jsx: true, remarkPlugins: [[remarkContent, { api }]] },
    );
    rmSync(root, { recursive: true });
    expect(String(code)).toContain(
      '<_components.a href="/x/api/data-grid/data-grid/#data-grid-prop-rows"><_components.code>{"rows"}</_components.code></_components.a>',
    );
  });
});
