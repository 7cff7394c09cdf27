import type { RunState } from './createRunner.ts';
import type { Failure } from './protocol.ts';

/** Message ids for runs without a preview; the page contains their translations. */
export const RUN_WORDS = {
  syntax: 'playgroundSyntaxError',
  missing: 'playgroundMissingImport',
  noComponent: 'playgroundNoComponent',
  threw: 'playgroundThrew',
  loop: 'playgroundLoop',
  stuck: 'playgroundStuck',
  unreachable: 'playgroundUnreachable',
} as const;

export type RunWords = Readonly<Record<keyof typeof RUN_WORDS, string>>;

export interface RunProblem {
  /** Translated summary. */
  title: string;
  /** Original error message. */
  detail: string;
  file?: string;
  line?: number;
}

const TITLES = {
  syntax: 'syntax',
  import: 'missing',
  export: 'noComponent',
  run: 'threw',
  loop: 'loop',
} as const satisfies Record<Failure['phase'], keyof RunWords>;

/** The problem of a run, if it has one. */
export function problemOf(state: RunState, words: RunWords): RunProblem | undefined {
  if (state.at === 'stuck' || state.at === 'unreachable') return { title: words[state.at], detail: '' };
  if (state.at !== 'failed') return undefined;
  const { phase, ...place } = state.failure;
  return {
    title: words[TITLES[phase]],
    detail: detailOf(state.failure),
    ...(place.file && { file: place.file }),
    ...(place.line && { line: place.line }),
  };
}

function detailOf({ phase, message }: Failure): string {
  if (phase === 'import') return `import '${message}'`;
  // The title says it all.
  return phase === 'loop' ? '' : message;
}
