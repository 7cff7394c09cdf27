import { baseTheme } from './demoTheme.ts';

type Rules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The custom properties of the demo theme as a stylesheet, for both modes. Where no script says the mode, the
 * operating system does. Paper is always light.
 */
export function themeStyles(): string {
  const sheets = baseTheme.generateStyleSheets() as Rules[];
  const rules = sheets.flatMap((sheet) => Object.entries(sheet).flatMap(([selector, values]) => (selector === DARK ? ofDark(values) : [`${selector}{${declarations(values)}}`])));
  return `@layer mui{\n${rules.join('\n')}\n}\n`;
}

const DARK = '[data-mode="dark"]';

function ofDark(values: Rules[string]): string[] {
  const dark = declarations(values);
  return [`@media screen{${DARK}{${dark}}}`, `@media screen and (prefers-color-scheme:dark){:root:not([data-mode]){${dark}}}`];
}

function declarations(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}
