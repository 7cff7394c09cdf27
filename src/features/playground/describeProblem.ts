import type { TypeProblem } from '#services/type-checker/browser';
import type { Words } from './words.ts';

/** What is said about a problem. The compiler speaks English; what we have to add is in the reader's language. */
export function describeProblem({ about, message, code }: TypeProblem, words: Pick<Words, 'missing' | 'needsPro' | 'needsPremium'>): string {
  if (about === 'pro') return words.needsPro.replace('{package}', message);
  if (about === 'premium') return words.needsPremium.replace('{package}', message);
  const text = about === 'missing' ? `${words.missing}: ${message}` : message;
  return code ? `${text} (${code})` : text;
}
