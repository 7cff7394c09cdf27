import { join } from 'node:path';
import fc from 'fast-check';
import { check } from 'prettier';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, DENSITIES, FONTS, parseTheme, type ThemeChoice } from '#model/theme-choice';
import { APP } from './playgroundApp.ts';
import { themeFile } from './printCode.ts';

const STATES = 40;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}` as const);
const choices = fc.sample(
  fc.record({
    light: fc.oneof(fc.constant(DEFAULT_THEME.light), hex),
    dark: fc.option(hex, { nil: undefined }),
    radius: fc.integer({ min: 0, max: 24 }),
    spacing: fc.integer({ min: 4, max: 12 }),
    density: fc.constantFrom(...DENSITIES),
    font: fc.constantFrom(...FONTS),
  }) satisfies fc.Arbitrary<ThemeChoice>,
  STATES,
);

function codeOf(text: string, variant: 'TS' | 'JS' = 'TS') {
  return themeFile(parseTheme(text) ?? DEFAULT_THEME, variant).text;
}

/** What the compiler says about files beside the packages that are installed here. */
function problemsIn(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, language, ...rest) => {
    const own = files.get(name);
    return own === undefined ? getSourceFile(name, language, ...rest) : ts.createSourceFile(name, own, language);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

const placed = (name: string) => join(import.meta.dirname, name);

describe('the code of a theme', () => {
  it('is short for the default theme', () => {
    expect(codeOf('')).toBe(`import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  colorSchemes: { light: true, dark: true },
});
`);
  });

  it('contains what differs', () => {
    expect(codeOf('7c3aed-radius12-spacing6-compact-serif')).toBe(`import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type {} from '@mui/x-tree-view/themeAugmentation';

// Series differ in lightness, too, and have a contrast of 3:1 to the surface.
const chartColors = {
  light: ['#7c3aed', '#be8b00', '#c6007a', '#00ac11', '#ba3900', '#00a4ae'],
  dark: ['#a181ff', '#876200', '#ee66a8', '#007a04', '#f66c40', '#00747b'],
};

export const theme = createTheme({
  colorSchemes: {
    light: { palette: { primary: { main: '#7c3aed' } } },
    dark: { palette: { primary: { main: '#a181ff' } } },
  },
  typography: { fontFamily: 'Georgia, Cambria, "Times New Roman", serif' },
  shape: { borderRadius: 12 },
  spacing: 6,
  components: {
    MuiChartDataProvider: {
      defaultProps: { colors: (mode) => chartColors[mode] },
    },
    MuiButton: { defaultProps: { size: 'small' } },
    MuiDataGrid: { defaultProps: { density: 'compact' } },
    MuiPickersTextField: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiTreeItem: { styleOverrides: { content: { paddingBlock: 0 } } },
  },
});
`);
  });

  it('has no types in JavaScript', () => {
    const typed = codeOf('7c3aed-compact');
    const lines = typed.split('\n').filter((line) => !line.startsWith('import type {}'));
    expect(lines.length).toBeLessThan(typed.split('\n').length);
    expect(codeOf('7c3aed-compact', 'JS')).toBe(lines.join('\n'));
    expect(themeFile(DEFAULT_THEME, 'JS').name).toBe('theme.js');
  });

  it('is formatted as Prettier does', async () => {
    for (const choice of choices) {
      const { text } = themeFile(choice, 'TS');
      expect(await check(text, { parser: 'typescript', singleQuote: true }), text).toBe(true);
    }
  });

  it('has no type errors, and neither has the code around it in the playground', () => {
    const files = new Map(
      choices.map((choice, index) => [placed(`theme${index}.ts`), themeFile(choice, 'TS').text] as const),
    );
    files.set(placed('theme.ts'), themeFile(DEFAULT_THEME, 'TS').text);
    files.set(placed('App.tsx'), APP);
    expect(problemsIn(files)).toEqual([]);
  });

  it.each([
    ['compact-serif', "'compact'", "'dense'"],
    ['compact', "import type {} from '@mui/x-data-grid/themeAugmentation';", ''],
    ['spacing6', 'spacing: 6', 'spacing: true'],
  ])('is really checked: %s', (text, good, bad) => {
    const code = codeOf(`7c3aed-${text}`);
    expect(code).toContain(good);
    expect(problemsIn(new Map([[placed('theme.ts'), code.replace(good, bad)]]))).not.toEqual([]);
  });
});
