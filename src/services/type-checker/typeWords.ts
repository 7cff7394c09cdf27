import type { TypeState } from './createTypeSession.ts';
import type { TypeProblem } from './protocol.ts';

/** Message ids for type checking; the page contains their translations. */
export const TYPE_WORDS = {
  missing: 'playgroundMissingImport',
  types: 'playgroundTypes',
  typesProblems: 'playgroundTypesProblems',
  typesLoading: 'playgroundTypesLoading',
  typesBytes: 'playgroundTypesBytes',
  typesChecking: 'playgroundTypesChecking',
  typesNone: 'playgroundTypesNone',
  typesCount: 'playgroundTypesCount',
  typesFailed: 'playgroundTypesFailed',
  needsPro: 'playgroundNeedsPro',
  needsPremium: 'playgroundNeedsPremium',
} as const;

export type TypeWords = Readonly<Record<keyof typeof TYPE_WORDS, string>>;

const MEGABYTE = 1_000_000;

/** Describes a problem. Messages of the compiler are in English; our additions are translated. */
export function describeProblem({ about, message, code }: TypeProblem, words: TypeWords): string {
  if (about === 'pro') return words.needsPro.replace('{package}', message);
  if (about === 'premium') return words.needsPremium.replace('{package}', message);
  const text = about === 'missing' ? `${words.missing}: ${message}` : message;
  return code ? `${text} (${code})` : text;
}

export function describeState(state: TypeState, words: TypeWords): string {
  switch (state.at) {
    case 'off':
      return '';
    case 'loading':
      return words.typesLoading;
    case 'checking':
      return words.typesChecking;
    case 'failed':
      return words.typesFailed;
    default: {
      const errors = state.problems.filter(({ severity }) => severity === 'error').length;
      if (state.problems.length === 0) return words.typesNone;
      return words.typesCount
        .replace('{errors}', String(errors))
        .replace('{notes}', String(state.problems.length - errors));
    }
  }
}

/** `0.4 of 1.4 MB`. */
export function describeBytes(
  { loadedBytes, allBytes }: { loadedBytes: number; allBytes: number },
  words: TypeWords,
): string {
  const megabytes = (count: number) => (count / MEGABYTE).toFixed(1);
  return words.typesBytes.replace('{loaded}', megabytes(loadedBytes)).replace('{all}', megabytes(allBytes));
}
