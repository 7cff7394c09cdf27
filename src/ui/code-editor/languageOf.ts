import { cssLanguage } from '@codemirror/lang-css';
import { javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';

/** The language of a file, by the end of its name; the grammar alone, without lists of words to complete. */
export function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return cssLanguage;
  if (name.endsWith('.tsx')) return tsxLanguage;
  if (name.endsWith('.ts')) return typescriptLanguage;
  return name.endsWith('.json') ? javascriptLanguage : jsxLanguage;
}
