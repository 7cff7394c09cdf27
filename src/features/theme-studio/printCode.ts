import type { CodeVariant } from '#model/demo';
import type { ThemeChoice } from '#model/theme-choice';
import { chartColors, hasOwnColors, primaryOf, themeOptions } from '#model/theme-options';

const PRINT_WIDTH = 80;

/** The package that declares the theme of its components, for TypeScript. */
const PACKAGES = [
  ['@mui/x-charts', 'MuiChart'],
  ['@mui/x-data-grid', 'MuiDataGrid'],
  ['@mui/x-date-pickers', 'MuiPickers'],
  ['@mui/x-tree-view', 'MuiTree'],
] as const;

/** A file that creates a theme, as Prettier would format it. */
export function themeFile(choice: ThemeChoice, variant: CodeVariant): { name: string; text: string } {
  const options = themeOptions(choice);
  const components = Object.keys(options.components ?? {});
  const types = PACKAGES.filter(([, prefix]) => components.some((name) => name.startsWith(prefix)));
  const isTyped = variant === 'TS';
  const text = [
    "import { createTheme } from '@mui/material/styles';\n",
    ...(isTyped ? types.map(([name]) => `import type {} from '${name}/themeAugmentation';\n`) : []),
    '\n',
    hasOwnColors(choice) ? `${chartConstant(choice)}\n` : '',
    `export const theme = createTheme(${print(options)});\n`,
  ];
  return { name: isTyped ? 'theme.ts' : 'theme.js', text: text.join('') };
}

function chartConstant(choice: ThemeChoice): string {
  const primary = primaryOf(choice);
  const colors = { light: chartColors(primary.light, 'light'), dark: chartColors(primary.dark, 'dark') };
  return `// Series differ in lightness, too, and have a contrast of 3:1 to the surface.\nconst chartColors = ${print(colors)};\n`;
}

/** Objects are on one line if they fit; `used` are the characters around them. */
function print(value: unknown, indent = '', used = 0): string {
  if (typeof value === 'string') return `'${value}'`;
  // The only one: the colors of charts.
  if (typeof value === 'function') return '(mode) => chartColors[mode]';
  if (Array.isArray(value)) return `[${value.map((item) => print(item)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const line = inline(value);
  if (used > 0 && indent.length + used + line.length <= PRINT_WIDTH) return line;
  const inner = `${indent}  `;
  const rows = Object.entries(value).map(([key, item]) => `${inner}${key}: ${print(item, inner, key.length + 3)},\n`);
  return `{\n${rows.join('')}${indent}}`;
}

function inline(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return print(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${key}: ${inline(item)}`)
    .join(', ')} }`;
}
