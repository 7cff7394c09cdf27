import { describe, expect, it } from 'vitest';
import type { CodeToken } from '#model/demo';
import { root } from '../../workspace/paths.ts';
import { cutExcerpt, excerptsOf } from './excerpt.ts';
import { createPackageReader } from './packages.ts';
import { highlightFile } from './tokens.ts';
import { traitsOf } from './traits.ts';
import { usageOf } from './usage.ts';

const tsx = (code: string) => ({ name: 'A.tsx', code });

const textOf = (token: CodeToken): string => (typeof token === 'string' ? token : token[1].map(textOf).join(''));

describe('highlighted code', () => {
  it.each(['A.tsx', 'a.ts', 'A.jsx', 'a.js', 'a.module.css'])('of %s is exactly the file', (name) => {
    const code = "import { a } from 'b';\n\n.c { color: red }\n  const d = `e${1}\nf`; // <g>\n";
    const { lines } = highlightFile({ name, code });
    expect(lines.map((line) => line.map(textOf).join('')).join('\n')).toBe(code.trimEnd());
  });
});

describe('an excerpt', () => {
  const code = 'function A() {\n  return (\n    <B>\n      <C\n        d\n      />\n    </B>\n  );\n}\n';

  it('extends to the next line of the same indentation, and is dedented', () => {
    expect(cutExcerpt(tsx(code), ['<B', '</B>']).code).toBe('<B>\n  <C\n    d\n  />\n</B>');
    expect(cutExcerpt(tsx(code), ['<C', '/>']).code).toBe('<C\n  d\n/>');
  });

  it('falls back to lines that contain the texts', () => {
    expect(cutExcerpt(tsx('const c = [\n  { field: 1,\n    d: 2 },\n];'), ['field: 1', '},']).code).toBe(
      '{ field: 1,\n  d: 2 },',
    );
    expect(cutExcerpt(tsx(code), ['<B', '      />']).code).toBe('<B>\n  <C\n    d\n  />');
  });

  it('throws if its lines are missing or too many', () => {
    expect(() => cutExcerpt(tsx(code), ['<B', '</B>', '<X', '/>'])).toThrow('A.tsx has no lines from "<X" to "/>".');
    expect(() => cutExcerpt(tsx(code), ['<X', '/>'])).toThrow('A.tsx has no lines from "<X" to "/>".');
    expect(() => cutExcerpt(tsx(`<B>\n${'  c\n'.repeat(40)}</B>`), ['<B', '</B>'])).toThrow('42 lines');
  });

  it('is by default what the demo returns, or else its largest short element of a documented component', () => {
    const demo = (returned: string) =>
      `import { B } from '@mui/x-charts';\nimport C from '@mui/material/C';\n\nexport default function A() {\n  return ${returned};\n}\n`;
    const excerptOf = (returned: string) =>
      excerptsOf({}, tsx(demo(returned)), { name: 'A.jsx', code: demo(returned) }).map(({ lines }) =>
        lines.map((line) => line.map(textOf).join('')).join('\n'),
      );
    expect(excerptOf('<C />')).toEqual(['<C />']);
    const long = '      <C />\n'.repeat(15);
    expect(excerptOf(`(\n    <C>\n${long}      <B a={1} />\n      <B\n        c={2}\n      />\n    </C>\n  )`)).toEqual(
      ['<B\n  c={2}\n/>'],
    );
    expect(excerptOf(`(\n    <C>\n${long}    </C>\n  )`)).toEqual([]);
  });

  it('is shared if both languages are equal', () => {
    const definition = { title: 'A', height: 100, excerpt: ['a(', '));'] as const };
    const variants = (ts: string, js: string) =>
      excerptsOf(definition, { name: 'A.tsx', code: ts }, { name: 'A.jsx', code: js }).map(({ variant }) => variant);
    expect(variants('a(\n));', 'a(\n));')).toEqual(['both']);
    expect(variants('a(b as C\n));', 'a(b\n));')).toEqual(['TS', 'JS']);
  });
});

describe('traits of a demo', () => {
  const isServerRendered = (code: string, ssr?: boolean) => {
    const definition = { title: 'A', height: 100, ...(ssr !== undefined && { ssr }) };
    return traitsOf({
      id: 'a/a',
      name: 'A',
      folder: 'content/a/demos/a',
      definition,
      files: new Map([['system', [tsx(code)]]]),
    }).isServerRendered;
  };

  it.each([
    ['a chart', "import { BarChart } from '@mui/x-charts/BarChart';", undefined, true],
    ['a demo that refuses', "import { BarChart } from '@mui/x-charts/BarChart';", false, false],
    ['a grid', "import { DataGrid } from '@mui/x-data-grid';", undefined, false],
    ['a grid with a substitute', "import { DataGrid } from '@mui/x-data-grid';", true, true],
  ])('render %s on the server as defined', (_, code, ssr, expected) => {
    expect(isServerRendered(code, ssr)).toBe(expected);
  });
});

describe('packages of a demo', () => {
  const packagesOf = createPackageReader(root);

  it('have the exact installed versions', () => {
    const { dependencies } = packagesOf([tsx("import { BarChart } from '@mui/x-charts/BarChart';")], 'TS', 'system');
    expect(dependencies).toMatchObject({
      '@mui/x-charts': '8.11.1',
      react: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    });
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/x-charts',
      'react',
      'react-dom',
    ]);
  });

  it('include the date library of an adapter', () => {
    const { dependencies } = packagesOf(
      [tsx("import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';")],
      'JS',
      'system',
    );
    expect(dependencies).toHaveProperty('dayjs');
  });

  it.each([
    ['@mui/x-charts-pro', '8.11.0', { '@mui/x-charts-pro': { '@mui/x-charts': '8.11.1' } }],
    ['@mui/x-tree-view-pro', '8.10.1', { '@mui/x-tree-view-pro': { '@mui/x-tree-view': '8.10.2' } }],
    ['@mui/x-data-grid-premium', '8.11.1', { traverse: '0.3.9' }],
  ])('include %s at %s with its overrides', (name, version, overrides) => {
    const packages = packagesOf([tsx(`import { A } from '${name}';`)], 'TS', 'system');
    expect(packages.dependencies[name]).toBe(version);
    expect(packages.overrides).toMatchObject(overrides);
    expect(Object.keys(packages.overrides)).toHaveLength(1);
  });

  it('include type packages for TypeScript only, and Tailwind only if it is used', () => {
    const tools = (variant: 'TS' | 'JS', styling: 'system' | 'tailwind') =>
      Object.keys(packagesOf([tsx('')], variant, styling).devDependencies);
    expect(tools('TS', 'system')).toEqual([
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
    expect(tools('JS', 'tailwind')).toEqual(['@tailwindcss/vite', '@vitejs/plugin-react', 'tailwindcss', 'vite']);
  });

  it('exclude type-only imports in JavaScript', () => {
    const files = [tsx("import type { A } from '@mui/x-charts/models';")];
    expect(packagesOf(files, 'TS', 'system').dependencies).toHaveProperty('@mui/x-charts');
    expect(packagesOf(files, 'JS', 'system').dependencies).not.toHaveProperty('@mui/x-charts');
  });
});

describe('the API a demo uses', () => {
  it('consists of components with props and slots, hooks and types', () => {
    const code = `import { DataGrid, useGridApiRef, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarIcon as Icon } from '@mui/x-date-pickers/icons';
import Box from '@mui/material/Box';
export default () => <Box sx={{}}><DataGrid rows={[]} slots={{ toolbar: Icon, 'footer': B } as C} slotProps={{ row: {} }} {...other} /></Box>;`;
    expect(usageOf([tsx(code)])).toEqual({
      components: [
        { name: 'CalendarIcon', package: '@mui/x-date-pickers', props: [], slots: [] },
        {
          name: 'DataGrid',
          package: '@mui/x-data-grid',
          props: ['rows', 'slotProps', 'slots'],
          slots: ['footer', 'row', 'toolbar'],
        },
      ],
      hooks: ['useGridApiRef'],
      types: ['GridColDef'],
    });
  });
});
