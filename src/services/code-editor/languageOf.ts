import { javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';

/** The language of a script by its extension; only the grammar, without built-in completions. */
export function languageOf(name: string): Extension {
  if (isStyle(name)) return [];
  if (name.endsWith('.tsx')) return tsxLanguage;
  if (name.endsWith('.ts')) return typescriptLanguage;
  return name.endsWith('.json') ? javascriptLanguage : jsxLanguage;
}

export function isStyle(name: string): boolean {
  return name.endsWith('.css');
}
