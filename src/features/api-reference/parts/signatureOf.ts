import type { ApiHookSignature, TypeText } from '#model/api';
import { plainType } from '#model/api-content';

const LINE_CHARACTERS = 72;

/** A hook with its parameters and what it returns: `useBarSeries(seriesId: SeriesId): …`. */
export function signatureOf(name: string, { typeParameters, parameters, returns }: ApiHookSignature): TypeText {
  const typed = parameters.map(({ name: own, isOptional, type }): TypeText => [
    `${own}${isOptional ? '?' : ''}: `,
    ...(type ?? ['unknown']),
  ]);
  return [
    name,
    ...(typeParameters.length > 0 ? bracketed('<', typeParameters, '>') : []),
    ...bracketed('(', typed, ')'),
    ': ',
    ...returns.type,
  ];
}

/** Formats a list on one line, or with one item per line if it would be too long. */
function bracketed(open: string, items: readonly TypeText[], close: string): TypeText {
  const isLong = items.length > 1 && items.reduce((sum, item) => sum + plainType(item).length, 0) > LINE_CHARACTERS;
  const separator = isLong ? ',\n  ' : ', ';
  const inner = items.flatMap((item, index) => (index === 0 ? [...item] : [separator, ...item]));
  return [isLong ? `${open}\n  ` : open, ...inner, isLong ? `\n${close}` : close];
}
