import type { Failure } from '#services/runner';
import type { Words } from './words.ts';

const TITLES = { syntax: 'syntax', import: 'missing', export: 'noComponent', run: 'threw' } as const satisfies Record<Failure['phase'], keyof Words>;

/** What happened, in the reader's language, and what the code itself says of it. */
export function describeFailure({ phase, message }: Failure, words: Words): { title: string; detail: string } {
  return { title: words[TITLES[phase]], detail: phase === 'import' ? `import '${message}'` : message };
}
