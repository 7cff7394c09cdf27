import ts from 'typescript';
import type { ApiControl } from '#model/api';

/** Longer unions, such as all colors, are no choice that a control can show. */
const MAX_VALUES = 24;

/**
 * What sets a prop by hand, from the resolved type, because the printed one hides it behind names. Of a union of several kinds, the
 * part that a control can express: the number of `number | Margin`.
 */
export function controlOf(name: string, type: ts.Type, checker: ts.TypeChecker): ApiControl {
  const constraint = (one: ts.Type) =>
    one.flags & ts.TypeFlags.Instantiable ? (checker.getBaseConstraintOfType(one) ?? one) : one;
  const partsOf = (one: ts.Type): ts.Type[] => {
    const resolved = constraint(one);
    return resolved.isUnion() ? resolved.types.flatMap(partsOf) : [resolved];
  };
  const parts = partsOf(type).filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  const all = (test: (part: ts.Type) => boolean) => parts.length > 0 && parts.every(test);
  const having = (flag: ts.TypeFlags) => parts.filter(({ flags }) => flags & flag);

  if (parts.some(isElement)) return { lacks: 'content' };
  if (all(isFunction)) return isEvent(name, parts, checker) ? 'callback' : { lacks: 'function' };
  if (having(ts.TypeFlags.BooleanLike).length > 1) return 'boolean';
  const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral());
  if (literals.length > 0 && literals.length <= MAX_VALUES)
    return { values: literals.map((part) => (part as ts.LiteralType).value as string | number) };
  if (having(ts.TypeFlags.Number).length > 0) return 'number';
  if (having(ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral).length > 0) return 'string';
  return {
    lacks: all(({ flags }) => Boolean(flags & ts.TypeFlags.Object)) && !parts.some(isFunction) ? 'object' : 'mixed',
  };
}

/** A listener whose result is ignored, so that any function can take its place. */
function isEvent(name: string, parts: readonly ts.Type[], checker: ts.TypeChecker): boolean {
  const results = parts.flatMap((part) =>
    part.getCallSignatures().map((signature) => checker.getReturnTypeOfSignature(signature)),
  );
  const isIgnored = (result: ts.Type) =>
    (result.isUnion() ? result.types : [result]).some(({ flags }) => flags & (ts.TypeFlags.Void | ts.TypeFlags.Any));
  return /^on[A-Z]/.test(name) && results.every(isIgnored);
}

function isFunction(type: ts.Type): boolean {
  return type.getCallSignatures().length > 0;
}

/** `ReactNode` is a union with elements and portals. */
function isElement(type: ts.Type): boolean {
  return /^React(?:Element|Portal)$/.test(type.getSymbol()?.name ?? '');
}

/** A default as a value, if its text is that of one. */
export function defaultValueOf(text: string | undefined): string | number | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+(?:\.\d+)?$/.test(text ?? '')) return Number(text);
  return /^(['"])([^'"\\]*)\1$/.exec(text ?? '')?.[2];
}
