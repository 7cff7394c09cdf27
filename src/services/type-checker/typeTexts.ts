import { fillIn } from '#lib/fill-in';
import type { TypeState } from './createTypeSession.ts';
import type { LoadProgress, TypeProblem } from './protocol.ts';

/** Ids of the texts for type checking. */
export const TYPE_TEXTS = [
  'playgroundMissingImport',
  'playgroundTypes',
  'playgroundTypesOffer',
  'playgroundTypesProblems',
  'playgroundTypesLoading',
  'playgroundTypesBytes',
  'playgroundTypesChecking',
  'playgroundTypesNone',
  'playgroundTypesCount',
  'playgroundTypesFailed',
  'playgroundNeedsPro',
  'playgroundNeedsPremium',
] as const;

export type TypeTexts = Readonly<Record<(typeof TYPE_TEXTS)[number], string>>;

const MEGABYTE = 1_000_000;

/** Describes a problem. Messages of the compiler are in English; our additions are translated. */
export function describeProblem({ about, message, code }: TypeProblem, texts: TypeTexts): string {
  if (about === 'pro') return fillIn(texts.playgroundNeedsPro, { package: message });
  if (about === 'premium') return fillIn(texts.playgroundNeedsPremium, { package: message });
  const text = about === 'missing' ? `${texts.playgroundMissingImport}: ${message}` : message;
  return code ? `${text} (${code})` : text;
}

export function describeState(state: TypeState, texts: TypeTexts): string {
  switch (state.at) {
    case 'off':
      return '';
    case 'offered':
      return texts.playgroundTypesOffer;
    case 'loading':
      return texts.playgroundTypesLoading;
    case 'checking':
      return texts.playgroundTypesChecking;
    case 'failed':
      return texts.playgroundTypesFailed;
    case 'checked': {
      const all = state.problems.length;
      const errors = state.problems.filter(({ severity }) => severity === 'error').length;
      return all === 0
        ? texts.playgroundTypesNone
        : fillIn(texts.playgroundTypesCount, { errors, notes: all - errors });
    }
  }
}

/** `0.4 of 1.4 MB`. */
export function describeBytes({ loadedBytes, allBytes }: LoadProgress, texts: TypeTexts): string {
  const megabytes = (count: number) => (count / MEGABYTE).toFixed(1);
  return fillIn(texts.playgroundTypesBytes, { loaded: megabytes(loadedBytes), all: megabytes(allBytes) });
}
