import type { RunState } from './createRunner.ts';
import type { Failure } from './protocol.ts';

/** Ids of the texts for runs without a preview. */
export const RUN_TEXTS = [
  'playgroundSyntaxError',
  'playgroundMissingImport',
  'playgroundNoComponent',
  'playgroundThrew',
  'playgroundLoop',
  'playgroundStuck',
  'playgroundUnreachable',
] as const;

export type RunTexts = Readonly<Record<(typeof RUN_TEXTS)[number], string>>;

export interface RunProblem {
  /** Translated summary. */
  title: string;
  /** Original error message. */
  detail: string;
  file?: string;
  line?: number;
}

const TITLES = {
  syntax: 'playgroundSyntaxError',
  import: 'playgroundMissingImport',
  export: 'playgroundNoComponent',
  run: 'playgroundThrew',
  loop: 'playgroundLoop',
} as const satisfies Record<Failure['phase'], keyof RunTexts>;

/** The problem of a run, if it has one. */
export function problemOf(state: RunState, texts: RunTexts): RunProblem | undefined {
  if (state.at === 'stuck') return { title: texts.playgroundStuck, detail: '' };
  if (state.at === 'unreachable') return { title: texts.playgroundUnreachable, detail: '' };
  if (state.at !== 'failed') return undefined;
  const { phase, ...place } = state.failure;
  return {
    title: texts[TITLES[phase]],
    detail: detailOf(state.failure),
    ...(place.file && { file: place.file }),
    ...(place.line && { line: place.line }),
  };
}

/** For an editor: the place of a problem, if it has one. */
export function placesOf(problem: RunProblem | undefined) {
  const { file, line, detail, title } = problem ?? {};
  return file && line ? [{ file, line, message: detail || title || '' }] : [];
}

function detailOf({ phase, message }: Failure): string {
  if (phase === 'import') return `import '${message}'`;
  // The title says it all.
  return phase === 'loop' ? '' : message;
}
