import { createTheme, type CssVarsTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { DARK_PALETTE, DEMO_FONT } from '#model/demo-theme';
import { SHOWN_MODE } from './hooks.ts';

/**
 * Demos use the library's default theme: radius 4, spacing 8, its palette and breakpoints; the font and the dark surfaces
 * are those of the site. Colors are custom properties in one stylesheet, so that server-rendered markup works in both modes.
 */
export const baseTheme = createDemoTheme({});

export type DemoTheme = Theme & CssVarsTheme;

/** The same theme with other options, which take precedence. */
export function createDemoTheme(options: ThemeOptions): DemoTheme {
  const own: ThemeOptions = {
    // The site itself sets `color-scheme`.
    cssVariables: { colorSchemeSelector: `[${SHOWN_MODE}="%s"]`, disableCssColorScheme: true },
    colorSchemes: { light: true, dark: { palette: DARK_PALETTE } },
    typography: { fontFamily: DEMO_FONT },
  };
  return createTheme(deepmerge(own, options)) as DemoTheme;
}

type Rules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The custom properties of the demo theme as a stylesheet for both modes. Without JavaScript the operating system decides
 * the mode. Print is always light.
 */
export function themeStyles(theme: DemoTheme = baseTheme): string {
  const sheets = theme.generateStyleSheets() as Rules[];
  const rules = sheets.flatMap((sheet) =>
    Object.entries(sheet).flatMap(([selector, values]) =>
      selector === DARK ? darkRules(values) : [`${selector}{${declarations(values)}}`],
    ),
  );
  return `@layer mui{\n${rules.join('\n')}\n}\n`;
}

const DARK = `[${SHOWN_MODE}="dark"]`;

function darkRules(values: Rules[string]): string[] {
  const dark = declarations(values);
  return [
    `@media screen{${DARK}{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([${SHOWN_MODE}]){${dark}}}`,
  ];
}

function declarations(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}
