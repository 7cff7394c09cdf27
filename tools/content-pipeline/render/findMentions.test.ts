import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import type { ApiManifest, ApiPageEntry } from '#model/api';
import { apiNamesOf } from '../../api-extractor/names.ts';
import { findMentions } from './findMentions.ts';

const page = (kind: ApiPageEntry['kind'], name: string, slug: string, ...members: string[]): ApiPageEntry => ({
  kind,
  name,
  path: `/x/api/data-grid/${slug}`,
  anchors: members.map((member) => (member.includes('-') ? member : `${slug}-prop-${member}`)),
});

const manifest: ApiManifest = {
  format: 2,
  products: [
    {
      folder: 'data-grid',
      typePlaces: {},
      pages: [
        page('component', 'DataGrid', 'data-grid', 'rows', 'sortModel', 'disableColumnMenu', 'DataGrid-css-toolbar'),
        page('component', 'DataGridPro', 'data-grid-pro', 'rows', 'sortModel', 'pinnedRows'),
        page('component', 'ExportCsv', 'export-csv', 'exportOptions', 'className'),
        page('interface', 'GridColDef', 'grid-col-def', 'disableColumnMenu', 'valueGetter'),
        page('interface', 'GridApi', 'grid-api', 'setSortModel'),
        page('hook', 'useGridApiRef', 'use-grid-api-ref'),
        page('types', 'types', 'types', 'GridSortModel'),
      ],
    },
    { folder: 'charts', typePlaces: {}, pages: [] },
  ],
};
const api = apiNamesOf(manifest);
const parser = createProcessor();

function mentions(
  text: string,
  { path = '/x/react-data-grid/sorting', components }: { path?: string; components?: string[] } = {},
) {
  const found = findMentions(parser.parse(text), { path, components, reading: { apiNames: new Map() } }, api);
  return Array.from(found, ([{ value }, url]) => `${value} ${url.replace('/x/api/data-grid/', '')}`);
}

describe('a mention in prose', () => {
  it.each([
    ['`sortModel`', 'sortModel data-grid/#data-grid-prop-sortModel'],
    ['`sortModel={[]}`', 'sortModel={[]} data-grid/#data-grid-prop-sortModel'],
    ['`pinnedRows`', 'pinnedRows data-grid-pro/#data-grid-pro-prop-pinnedRows'],
    ['`valueGetter`', 'valueGetter grid-col-def/#grid-col-def-prop-valueGetter'],
    ['`apiRef.current.setSortModel()`', 'apiRef.current.setSortModel() grid-api/#grid-api-prop-setSortModel'],
    ['`slots.toolbar`', 'slots.toolbar data-grid/#DataGrid-css-toolbar'],
    ['`<DataGridPro />`', '<DataGridPro /> data-grid-pro/'],
    ['`useGridApiRef()`', 'useGridApiRef() use-grid-api-ref/'],
  ])('%s is linked to its row', (text, expected) => {
    expect(mentions(`Set ${text} first.`)).toEqual([expected]);
  });

  it.each([
    ['could be an ordinary word', '`rows`'],
    ['could be of two interfaces', '`disableColumnMenu`'],
    ['is of a component that the page is not about', '`exportOptions`'],
    ['is unknown', '`sortModels`'],
    ['is a type', '`GridSortModel`'],
    ['is a sentence', '`sortModel is set`'],
    ['is in a heading', '\n\n## Set `sortModel`'],
    ['is in a link', '[the `sortModel`](/x/react-data-grid/filtering/)'],
    ['is in a card, which is a link', '<Card href="/x/" title="A">`sortModel`</Card>'],
    ['has a link on the page', '`sortModel` and [`sortModel`](/x/api/data-grid/data-grid/#data-grid-prop-sortModel)'],
  ])('that %s is left alone', (_, text) => {
    expect(mentions(`See ${text}`)).toEqual([]);
  });

  it('is linked once', () => {
    expect(mentions('`sortModel` or `sortModel`.\n\n- `sortModel`')).toHaveLength(1);
  });

  it('is that of the first component in the front matter', () => {
    expect(mentions('`sortModel`', { components: ['DataGridPro', 'DataGrid'] })).toEqual([
      'sortModel data-grid-pro/#data-grid-pro-prop-sortModel',
    ]);
    expect(mentions('`exportOptions`', { components: ['ExportCsv'] })).toHaveLength(1);
  });

  it('is not looked up outside of products', () => {
    expect(mentions('`sortModel`', { path: '/x/migration/migration-data-grid-v7' })).toEqual([]);
    expect(mentions('`sortModel`', { path: '/x/react-charts/bars' })).toEqual([]);
  });
});
