import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';

/** The language of a file, by the end of its name. */
export function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return css();
  return javascript({ jsx: !name.endsWith('.ts'), typescript: /\.tsx?$/.test(name) });
}
