/** What is known about a value without a type checker. Everything that is not known leads to a note, never to code. */
export type Shape =
  | { kind: 'date'; isNullable: boolean; /** It can't be an invalid date. */ isValid: boolean }
  | { kind: 'list'; of: Shape }
  | { kind: 'tuple'; items: readonly Shape[] }
  | { kind: 'record'; fields: ReadonlyMap<string, Shape> }
  | { kind: 'function'; parameters: readonly Shape[]; returns: Shape }
  | { kind: 'text'; /** All values it can have, if known. */ values?: readonly string[] }
  | { kind: 'other' }
  | { kind: 'unknown' };

export const UNKNOWN: Shape = { kind: 'unknown' };
export const OTHER: Shape = { kind: 'other' };

export const aDate = (isValid = false): Shape => ({ kind: 'date', isNullable: false, isValid });
export const perhapsADate = (isValid = false): Shape => ({ kind: 'date', isNullable: true, isValid });
export const listOf = (of: Shape): Shape => ({ kind: 'list', of });
export const recordOf = (fields: Record<string, Shape>): Shape => ({
  kind: 'record',
  fields: new Map(Object.entries(fields)),
});
export const NULL: Shape = { kind: 'other' };

/** The shape of a value that is one or the other. */
export function either(a: Shape, b: Shape): Shape {
  if (a === b) return a;
  if (a === NULL && b.kind === 'date') return { ...b, isNullable: true };
  if (b === NULL && a.kind === 'date') return { ...a, isNullable: true };
  if (a.kind !== b.kind) return UNKNOWN;
  if (a.kind === 'date' && b.kind === 'date')
    return { kind: 'date', isNullable: a.isNullable || b.isNullable, isValid: a.isValid && b.isValid };
  if (a.kind === 'list' && b.kind === 'list') return listOf(either(a.of, b.of));
  if (a.kind === 'text' && b.kind === 'text')
    return a.values && b.values ? { kind: 'text', values: [...a.values, ...b.values] } : { kind: 'text' };
  return a.kind === 'other' ? a : UNKNOWN;
}

/** The shape of one element of a list. */
export function elementOf(shape: Shape, index?: number): Shape {
  if (shape.kind === 'list') return shape.of;
  if (shape.kind !== 'tuple') return UNKNOWN;
  if (index !== undefined) return shape.items[index] ?? UNKNOWN;
  return shape.items.length > 0 ? shape.items.reduce(either) : UNKNOWN;
}

export function fieldOf(shape: Shape, name: string): Shape {
  return shape.kind === 'record' ? (shape.fields.get(name) ?? UNKNOWN) : UNKNOWN;
}
