import ts from 'typescript';

/** The members of an interface that other types declare. */
export function inheritedNames(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  if (!(symbol.flags & ts.SymbolFlags.Interface)) return [];
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(({ name }) => !symbol.members?.has(ts.escapeLeadingUnderscores(name)))
    .map(({ name }) => name);
}
