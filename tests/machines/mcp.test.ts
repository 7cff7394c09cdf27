import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MCP_PACKAGE } from '#model/machine-files';
import { callTool, connect, unpackServer } from './mcpServer.ts';

const CURRENT_PROTOCOL = '2026-07-28';

let folder: Awaited<ReturnType<typeof unpackServer>>;
let client: Client;

beforeAll(async () => {
  folder = await unpackServer();
  client = await connect(folder.package, 'legacy');
});

afterAll(async () => {
  await client.close();
  folder.remove();
});

const call = (name: string, input: Record<string, unknown>, from = client) => callTool(from, name, input);

describe('the MCP server', () => {
  it('is a package without dependencies and install scripts', () => {
    const { dependencies, scripts, bin } = JSON.parse(readFileSync(join(folder.package, 'package.json'), 'utf8'));
    expect({ dependencies, scripts, bin }).toEqual({ bin: { [MCP_PACKAGE]: 'server.js' } });
  });

  it('says which tools and prompts it has', async () => {
    const { tools } = await client.listTools();
    const { prompts } = await client.listPrompts();
    const names = ['search', 'read_page', 'api', 'demo', 'error', 'changes', 'check', 'migrate'];
    expect(tools.map(({ name }) => name)).toEqual(names);
    expect(prompts.map(({ name }) => name)).toEqual(['explain_error', 'migrate']);
  });

  it('speaks the current protocol too', async () => {
    const modern = await connect(folder.package, { pin: CURRENT_PROTOCOL });
    expect((await call('api', { name: 'DataGrid.rowHeight' }, modern)).text).toContain('default 52');
    await modern.close();
  });

  it.each([
    ['api', { name: 'DataGrid.rowHeight' }, /^DataGrid\.rowHeight: prop, default 52\nType: number\n/],
    ['api', { name: '<BarChart />' }, /^BarChart: community\n[\s\S]+\nProps: series, /],
    ['api', { name: 'pinnedColumns' }, /^DataGridPro\.pinnedColumns: prop/],
    ['api', { name: 'useGridApiRef' }, /Signature: useGridApiRef</],
    ['api', { name: 'rowSelectionChange' }, /^event, \/x\/react-data-grid\/events\//],
    ['api', { name: 'gridSortModelSelector' }, /^selector, /],
    ['search', { query: 'pin columns', kind: 'guides' }, /\/x\/react-data-grid\/column-pinning\//],
    // Pages without text to read are left out.
    ['search', { query: 'data grid explorer' }, /^(?![\s\S]*\/x\/explorer\/)/],
    ['read_page', { page: '/x/react-data-grid/sorting/#multi-sorting' }, /^## .+ \{#multi-sorting\}/],
    ['read_page', { page: 'x/react-data-grid/sorting.md', outline: true }, /- .+ #multi-sorting \(\d+ characters\)/],
    ['demo', { uses: 'DataGridPro.pinnedColumns' }, /^\d+ demos use /],
    ['demo', { id: 'date-pickers/overview/birthday-picker', language: 'js' }, /title="BirthdayPicker.jsx"/],
    ['error', { message: 'Toolbar subcomponents must be placed within a <Toolbar /> component.' }, /\*\*Fix:\*\*/],
    [
      'changes',
      { from: '7.29.0', name: 'DataGrid.rowSelectionModel' },
      /^data-grid: \d+ changes\n(?:There is .+\n)*- type DataGrid /,
    ],
    ['changes', { from: '8.11.0', to: '8.11.1', name: 'Nothing' }, /^The API of Nothing is the same/],
    ['check', { code: 'export const one: number = 1;' }, /^No type errors/],
    [
      'check',
      { code: "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid rows={[]} column={[]} />" },
      /:2:\d+ TS2322 /,
    ],
    [
      'migrate',
      { code: "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid unstable_rowSpanning />", from: 7 },
      /line 2: `<DataGrid unstable_rowSpanning>` → `rowSpanning` \(codemod\), .+#stable-props\)/,
    ],
  ])('answers %s %j', async (name, input, expected) => {
    const { text, isError } = await call(name, input);
    expect(text).toMatch(expected);
    expect(isError).toBe(false);
  });

  it('answers about one prop in about 300 characters', async () => {
    const names = [
      'DataGrid.rows',
      'DataGridPro.pinnedColumns',
      'BarChart.layout',
      'DatePicker.minDate',
      'RichTreeView.items',
    ];
    for (const name of names) expect((await call('api', { name })).text.length, name).toBeLessThan(600);
  });

  it.each([
    ['api', { name: 'DataGrid.rowHieght' }, 'DataGrid has no rowHieght in 8.11.1. Nearest names: rowHeight,'],
    ['api', { name: '__proto__' }, 'has no __proto__'],
    ['read_page', { page: '../../../../etc/passwd' }, 'There is no page'],
    ['read_page', { page: '/x/react-data-grid/sorting/', section: 'nowhere' }, 'has no section #nowhere'],
    ['demo', { id: 'constructor' }, 'There is no demo constructor'],
    ['demo', {}, 'Pass the id of a demo'],
    ['error', { message: '\u0000\u0001\uFFFF binary' }, 'quotes no such message'],
    ['search', { query: 'x'.repeat(10_000) }, 'Invalid arguments'],
    ['search', { query: 5 }, 'Invalid arguments'],
    ['api', { name: 'useGridApiRef2' }, 'has no useGridApiRef2'],
    ['api', { name: 'DataGrid.unstable_rowSpanning' }, 'It was removed '],
    ['changes', { from: '1.0.0' }, 'There is no record of 1.0.0.'],
    ['changes', { from: '8.11.1', to: '8.0.0' }, 'does not come after'],
    ['changes', { from: '../8.0.0' }, 'Invalid arguments'],
    ['check', { code: 'x', file: '../evil.ts' }, 'Invalid arguments'],
  ])('refuses %s %j', async (name, input, expected) => {
    const { text, isError } = await call(name, input);
    expect(text).toContain(expected);
    expect(isError).toBe(true);
  });

  it('cuts long pages and continues them', async () => {
    const page = '/x/api/data-grid/data-grid-premium/';
    const [, offset] = /continue with offset (\d+)\]$/.exec((await call('read_page', { page })).text) ?? [];
    const next = await call('read_page', { page, offset: Number(offset) });
    expect(next).toMatchObject({ isError: false, text: expect.stringContaining('| `') });
  });

  it('offers pages as resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(600);
    const { contents } = await client.readResource({ uri: 'mui-x:///x/react-data-grid/sorting/' });
    expect(contents[0]).toMatchObject({
      mimeType: 'text/markdown',
      text: expect.stringContaining('# Data Grid sorting'),
    });
    await expect(client.readResource({ uri: 'mui-x:///x/nowhere/' })).rejects.toThrow('There is no page /x/nowhere/.');
  });
});
