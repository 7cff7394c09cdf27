import { readManifest } from '#services/migration/browser';

/** The kind of file that pasted text is, as its name. */
export function nameOfPasted(text: string): string {
  if (text.trimStart().startsWith('{') && readManifest(text)) return 'package.json';
  const isCode = /\b(?:import|export|const|let|function|return)\b|=>|<[A-Z]\w*[\s/>]/.test(text);
  if (!isCode && /[.#:@\w-][^{};]*\{[^{}]*:[^{}]*\}/.test(text)) return 'pasted.css';
  // Without elements, `<Type>value` is a type assertion.
  return /<[A-Z][\w.]*[\s/>]|<\/|<>/.test(text) || !isCode ? 'pasted.tsx' : 'pasted.ts';
}
