import { beforeAll, describe, expect, it } from 'vitest';
import { packsFor } from '../../src/services/type-checker/packsFor.ts';
import { BUDGETS, mostBytes } from '../budgets/budgets.ts';
import { app, createChecker, someDemos, starterFiles } from './support/engine.ts';

const PACKING_MS = 240_000;
const CHECKING_MS = 120_000;

const gridText = (attributes: string) => `import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'name' }];

export default function App() {
  return <DataGrid columns={columns} ${attributes} />;
}
`;
const grid = (attributes: string) => app(gridText(attributes));

describe('the type checker', () => {
  let checker: Awaited<ReturnType<typeof createChecker>>;
  beforeAll(async () => {
    checker = await createChecker();
  }, PACKING_MS);

  it.each(['data-grid', 'date-pickers', 'charts', 'tree-view'])(
    'reports no errors in the starter %s',
    (name) => {
      expect(checker.check(starterFiles(name))).toEqual([]);
    },
    CHECKING_MS,
  );

  it(
    'reports no errors in three demos',
    () => {
      for (const { name, files } of someDemos(3)) expect(checker.errors(files), name).toEqual([]);
    },
    CHECKING_MS,
  );

  it(
    'reports a wrong prop at its position',
    () => {
      const [problem, ...others] = checker.check(grid('rows={5}'));
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ file: 'App.tsx', line: 6, severity: 'error', code: 'TS2322' });
      expect(gridText('rows={5}').slice(problem?.from, problem?.to)).toBe('rows');
      expect(problem?.message).toContain("Type 'number' is not assignable to type 'readonly");
      expect(checker.check(grid('rows={[]}'))).toEqual([]);
    },
    CHECKING_MS,
  );

  it.each([
    ['a package', "import { chunk } from 'lodash';\nexport default () => <p>{chunk([1])}</p>;\n", 'lodash', 1],
    ['a file', "\nimport { rows } from './rows';\nexport default () => <p>{rows}</p>;\n", './rows', 2],
    ['a stylesheet', "import './missing';\nexport default () => <p />;\n", './missing', 1],
    [
      'a missing folder of a package',
      "import { DataGrid } from '@mui/x-data-grid/Nothing';\nexport default () => <DataGrid />;\n",
      '@mui/x-data-grid/Nothing',
      1,
    ],
  ])(
    'reports %s that does not exist',
    (_, text, specifier, line) => {
      expect(checker.check(app(text))).toMatchObject([
        { line, message: specifier, about: 'missing', severity: 'error' },
      ]);
    },
    CHECKING_MS,
  );

  it(
    'shows a hint about the plan of a commercial package, and nothing else',
    () => {
      const text =
        "import { DataGridPro } from '@mui/x-data-grid-pro';\nimport { DataGridPremium } from '@mui/x-data-grid-premium';\nexport default () => [DataGridPro, DataGridPremium].length;\n";
      expect(checker.check(app(text))).toMatchObject([
        { line: 1, severity: 'info', about: 'pro', message: '@mui/x-data-grid-pro' },
        { line: 2, severity: 'info', about: 'premium', message: '@mui/x-data-grid-premium' },
      ]);
    },
    CHECKING_MS,
  );

  it(
    'resolves the files of a project: code, styles and data',
    () => {
      const files = [
        ...app(
          "import { total } from './total';\nimport styles from './Card.module.css';\nimport rows from './rows.json';\nimport './page.css';\nexport default () => <p className={styles.card}>{total(rows) + rows[0]!.name}</p>;\n",
        ),
        { name: 'total.ts', text: 'export const total = (rows: { size: number }[]) => rows.length;\n' },
        { name: 'Card.module.css', text: '.card { color: red; }' },
        { name: 'page.css', text: 'p { color: red; }' },
        { name: 'rows.json', text: '[{ "size": 1 }]' },
      ];
      expect(checker.errors(files)).toEqual([
        "App.tsx:5 TS2339 Property 'name' does not exist on type '{ size: number; }'.",
      ]);
    },
    CHECKING_MS,
  );

  it(
    'ignores type errors in JavaScript, and reports syntax errors',
    () => {
      expect(checker.errors([{ name: 'App.jsx', text: 'export default () => <p title={5}>{missing}</p>;\n' }])).toEqual(
        [],
      );
      expect(checker.errors([{ name: 'App.jsx', text: 'export default () => { return <p>; }\n' }])).not.toEqual([]);
    },
    CHECKING_MS,
  );

  it(
    'shows the documentation of a prop',
    () => {
      const files = grid('rows={[]} checkboxSelection');
      const hint = checker.open(files).hint({ file: 'App.tsx', position: gridText('rows={[]} |').indexOf('|') + 2 });
      expect(hint?.signature).toBe('(property) checkboxSelection?: boolean | undefined');
      expect(hint?.documentation).toContain('extra column with checkboxes');
      expect(hint?.documentation).toContain('@default `false`');
      expect(checker.open(files).hint({ file: 'App.tsx', position: 0 })).toBeUndefined();
    },
    CHECKING_MS,
  );

  it(
    'completes props, exports of a package, and imports',
    () => {
      const at = (text: string) =>
        checker.open(app(text.replace('|', ''))).complete({ file: 'App.tsx', position: text.indexOf('|') });
      const names = (text: string) => at(text)?.entries.map(({ name }) => name) ?? [];
      expect(names(gridText('rows={[]} che|'))).toContain('checkboxSelection');
      expect(names("import { Data| } from '@mui/x-data-grid';")).toContain('DataGrid');
      expect(names("import { BarChart } from '@mui/x-charts/Bar|';")).toEqual(['@mui/x-charts/BarChart']);
      expect(at("import { BarChart } from '@mui/x-|';")?.from).toBe("import { BarChart } from '".length);
      expect(at("import { BarChart } from '@mui/x-|';")?.entries[0]?.name).toBe('@mui/x-data-grid');
    },
    CHECKING_MS,
  );

  it(
    'completes names that are not imported yet, and adds the import',
    () => {
      const text = "import Box from '@mui/material/Box';\nexport default () => <Box><Butto</Box>;\n";
      const place = { file: 'App.tsx', position: text.indexOf('<Butto') + '<Butto'.length };
      const engine = checker.open(app(text));
      expect(engine.complete(place)?.entries.filter(({ name }) => name === 'Button')).toMatchObject([
        { source: '@mui/material/Button' },
      ]);
      expect(engine.describe({ ...place, name: 'Button', source: '@mui/material/Button' })?.signature).toContain(
        'Button',
      );
      expect(engine.importEdits({ ...place, name: 'Button', source: '@mui/material/Button' })).toEqual([
        {
          from: text.indexOf('export'),
          to: text.indexOf('export'),
          insert: "import Button from '@mui/material/Button';\n",
        },
      ]);
      expect(engine.importEdits({ ...place, name: 'Box', source: '@mui/material/Nothing' })).toEqual([]);
    },
    CHECKING_MS,
  );

  it('is small enough for a program with a data grid', () => {
    const { manifest } = checker;
    const packs = packsFor(manifest, starterFiles('data-grid'));
    const bytes = packs.reduce(
      (sum, name) => sum + (manifest.packs[name]?.packedBytes ?? Number.NaN),
      manifest.compiler.packedBytes,
    );
    expect(packs).toContain('x-data-grid');
    expect(packs).not.toContain('x-charts');
    expect(bytes).toBeGreaterThan(BUDGETS.typeChecker / 4);
    expect(bytes).toBeLessThanOrEqual(mostBytes(BUDGETS.typeChecker));
    console.log(`type checker: ${(bytes / 1e6).toFixed(2)} MB gzip for a program with a data grid`);
  });
});
