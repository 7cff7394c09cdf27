import { describe, expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import { charts } from './fixtures/charts.ts';
import { columns } from './fixtures/columns.ts';
import { grids } from './fixtures/grids.ts';
import { modules } from './fixtures/modules.ts';
import { pickers } from './fixtures/pickers.ts';
import { trees } from './fixtures/trees.ts';

describe('code as apps contain it', () => {
  it.each([...grids, ...columns, ...pickers, ...charts, ...trees, ...modules])(
    '$title',
    ({ from, code, file = 'App.tsx', files = [], expected }) => {
      const { findings } = analyze({ from, files: [{ path: file, text: code }, ...files] });
      const found = findings.map((one) => `${one.file === file ? '' : `${one.file}:`}${one.lines[0]} ${one.name}`);
      expect({
        missed: expected.filter((one) => !found.includes(one)),
        falseAlarms: found.filter((one) => !expected.includes(one)),
      }).toEqual({ missed: [], falseAlarms: [] });
    },
  );
});

const file = (path: string, text: string) => ({ path, text });

describe('what is used', () => {
  const { products, dateLibraries, silent, codemods } = analyze({
    from: 7,
    files: [
      file('package.json', '{ "dependencies": { "@mui/x-charts": "^6.19.0", "@mui/x-date-pickers": "~7.29.0" } }'),
      file(
        'a.tsx',
        "import { LineChart } from '@mui/x-charts/LineChart';\nexport const A = () => <LineChart series={[]} />;",
      ),
      file(
        'b.tsx',
        "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';\nimport { DateRangePicker } from '@mui/x-date-pickers-pro';\nimport { FieldValueType } from '@mui/x-date-pickers';",
      ),
    ],
  });

  it('is told by imports and by package.json', () => {
    expect(products).toEqual([
      { folder: 'date-pickers', plans: ['community', 'pro'], from: 7 },
      { folder: 'charts', plans: ['community'], from: 6 },
    ]);
    expect(dateLibraries).toEqual(['AdapterLuxon']);
  });

  it('decides which behavior is listed, by version and component', () => {
    const anchors = silent.map(({ guide, anchor }) => `${guide}#${anchor}`);
    expect(anchors).toContain('migration-charts-v6#animation');
    expect(anchors).toContain('migration-charts-v7#visual-changes');
    expect(anchors).toContain('migration-pickers-v7#range-field');
    expect(anchors).not.toContain('migration-charts-v6#voronoi');
    expect(anchors).not.toContain('migration-pickers-v6#silent-changes');
    expect(anchors.some((anchor) => anchor.startsWith('migration-data-grid'))).toBe(false);
  });

  it('decides which codemods are needed', () => {
    expect(codemods).toEqual(['v8.0.0/pickers/preset-safe']);
    const both = analyze({
      from: 6,
      files: [
        file(
          'a.tsx',
          "import { TreeView } from '@mui/x-tree-view';\nimport { dayPickerClasses } from '@mui/x-date-pickers';",
        ),
        file('b.tsx', "import { SparkLineChart } from '@mui/x-charts';\n<SparkLineChart colors={['red']} />;"),
      ],
    });
    expect(both.codemods).toEqual([
      'v7.0.0/preset-safe',
      'v8.0.0/charts/preset-safe',
      'v8.0.0/charts/rename-sparkline-colors-to-color',
    ]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['binary', 'a.js', `PK\0\0${'\0'.repeat(100)}`],
    ['minified', 'a.js', `var a=1;${'b(c),'.repeat(5000)}d()`],
    ['tooLarge', 'a.ts', 'const a = 1;\n'.repeat(200_000)],
    ['tooDeep', 'a.ts', `const a = ${'[\n'.repeat(3000)}${']'.repeat(3000)};`],
    ['manifest', 'package.json', '{ "dependencies": '],
    ['version', 'package.json', '{ "dependencies": { "@mui/x-charts": "5.0.0" } }'],
  ])('is reported: %s', (why, path, text) => {
    const { undecided, findings } = analyze({ from: 7, files: [file(path, text)] });
    expect(undecided.map((one) => one.why)).toEqual([why]);
    expect(findings).toEqual([]);
  });

  it('is passed over if it is no code', () => {
    const { read, passed } = analyze({ from: 7, files: [file('a.png', '\0'), file('README.md', '# DataGrid')] });
    expect({ read, passed }).toEqual({ read: 0, passed: 2 });
  });

  it('is a spread whose props are unknown', () => {
    const text = "import { DataGrid } from '@mui/x-data-grid';\nexport const A = () => <DataGrid {...getProps()} />;";
    expect(analyze({ from: 7, files: [file('a.tsx', text)] }).undecided).toEqual([
      { why: 'spread', file: 'a.tsx', line: 2, name: '<DataGrid {...…}>' },
    ]);
  });
});

describe('a finding', () => {
  const text = `import { TreeView as Tree } from '@mui/x-tree-view';
export const A = () => <Tree disableSelection />;
export const B = () => <Tree />;`;
  const [finding] = analyze({ from: 7, files: [file('a.tsx', text)] }).findings;

  it('has all lines, and the first one before and after', () => {
    expect(finding?.lines).toEqual([1, 2, 3]);
    expect(finding?.diff).toEqual({
      before: "import { TreeView as Tree } from '@mui/x-tree-view';",
      after: "import { SimpleTreeView as Tree } from '@mui/x-tree-view';",
    });
  });
});

it('the line of a renamed export has its renamed folder, too', () => {
  const text = 'import { TreeView } from "@mui/x-tree-view/TreeView";';
  expect(analyze({ from: 7, files: [file('a.tsx', text)] }).findings.map(({ diff }) => diff?.after)).toEqual([
    'import { SimpleTreeView } from "@mui/x-tree-view/SimpleTreeView";',
  ]);
});

it('takes time in proportion to the text', () => {
  const part = `import { DataGrid } from '@mui/x-data-grid';
const c = [{ field: 'a', valueGetter: (params) => params.row.a }];
export const X = () => <DataGrid columns={c} unstable_rowSpanning slots={{ toolbar: T }} />;
`;
  const report = analyze({ from: 6, files: [file('a.tsx', part.repeat(2000))] });
  expect(report.findings.find(({ name }) => name === '<DataGrid unstable_rowSpanning>')?.lines).toHaveLength(2000);
});
