import ts from 'typescript';

/** The members of a named object type that are declared elsewhere: inherited, or mapped from another type. */
export function inheritedNames(
  symbol: ts.Symbol,
  listed: readonly { name: string }[],
  checker: ts.TypeChecker,
): string[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
  const own = new Set(listed.map(({ name }) => name));
  return checker.getPropertiesOfType(type).flatMap(({ name }) => (own.has(name) ? [] : name));
}
