import { baseTheme } from './demoTheme.ts';

type Rules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The custom properties of the demo theme as a stylesheet, for both modes. Where no script says the mode, the
 * operating system does.
 */
export function themeStyles(): string {
  const sheets = baseTheme.generateStyleSheets() as Rules[];
  const rules = sheets.flatMap((sheet) => Object.entries(sheet).map(([selector, values]) => `${selector}{${declarations(values)}}`));
  const dark = sheets.flatMap((sheet) => Object.entries(sheet).filter(([selector]) => selector === '[data-mode="dark"]'));
  const unsaid = dark.map(([, values]) => `@media (prefers-color-scheme:dark){:root:not([data-mode]){${declarations(values)}}}`);
  return `@layer mui{\n${[...rules, ...unsaid].join('\n')}\n}\n`;
}

function declarations(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}
