import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { apiNamesOf } from '../../api-extractor/names.ts';
import { formatProblem } from '../problem.ts';
import { scanContent } from '../scan.ts';

const root = mkdtempSync(join(tmpdir(), 'issues-'));
afterAll(() => rmSync(root, { recursive: true }));

const api = apiNamesOf({
  format: 1,
  products: [
    {
      folder: 'data-grid',
      typePlaces: {},
      pages: [
        {
          kind: 'component',
          name: 'DataGrid',
          path: '/x/api/data-grid/data-grid',
          anchors: ['data-grid-prop-rows', 'DataGrid-css-toolbar'],
        },
      ],
    },
  ],
});

function issue(members: string) {
  const attributes = `id="rows-lost" symptom="\`rows\` get lost" members="${members}" fixedIn="8.12.0"`;
  return `## Known issues in 8.11.1 [#known-issues]\n\n<KnownIssues>\n\n<KnownIssue ${attributes} />\n\n</KnownIssues>\n`;
}

async function scan(bodies: Record<string, string>) {
  for (const [folder, body] of Object.entries(bodies)) {
    const file = join(root, 'content', folder, 'page.mdx');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `---\ntitle: A\ndescription: B.\n---\n\n${body}`);
  }
  return scanContent(root, { api });
}

describe('a known issue', () => {
  it('links the API members it affects, which the search finds with it', async () => {
    const [page] = await scan({ 'data-grid/sorting': issue('DataGrid.rows, DataGrid.toolbar, DataGrid') });
    expect(page?.problems).toEqual([]);
    expect(page?.text).toContainEqual({ id: 'rows-lost', text: 'Fixed in 8.12.0. Affects rows, toolbar, DataGrid.' });
    expect(page?.links.map(({ path, hash }) => `${path}#${hash}`)).toEqual([
      '/x/api/data-grid/data-grid#data-grid-prop-rows',
      '/x/api/data-grid/data-grid#DataGrid-css-toolbar',
      '/x/api/data-grid/data-grid#',
    ]);
    expect(page?.apiUses).toEqual([
      'data-grid/DataGrid#prop:rows',
      'data-grid/DataGrid#slot:toolbar',
      'data-grid/DataGrid',
    ]);
  });

  it('names existing members only', async () => {
    const [page] = await scan({ 'data-grid/sorting': issue('DataGrd, DataGrid.row') });
    expect(page?.problems.map(formatProblem)).toEqual([
      'content/data-grid/sorting/page.mdx:10 <KnownIssue> names "DataGrd", which the packages do not export. Did you mean "DataGrid"?',
      'content/data-grid/sorting/page.mdx:10 <KnownIssue> names "DataGrid.row", which does not exist. Did you mean "DataGrid.rows"?',
    ]);
  });

  it('is listed, with a link to it, under its product', async () => {
    const [, list] = await scan({
      'data-grid/sorting': issue('DataGrid.rows'),
      'introduction/known-issues':
        '## Data Grid [#data-grid]\n\n<KnownIssuesTable of="data-grid" />\n\n## Charts [#charts]\n\n<KnownIssuesTable of="charts" />\n',
    });
    expect(list?.text).toContainEqual({
      id: 'data-grid',
      text: 'Issue · Affects · Fix | rows get lost · rows · Fixed in 8.12.0',
    });
    expect(list?.text).toContainEqual({ id: 'charts', text: 'Issue · Affects · Fix | None known' });
    expect(list?.links).toContainEqual(
      expect.objectContaining({ path: '/x/react-data-grid/sorting', hash: 'rows-lost' }),
    );
  });
});
