import ts from 'typescript';

/** The call signature of a component; overloads describe the same props, and only the first is complete. */
export function componentSignature(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Signature | undefined {
  return checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
}

/** A component is a capitalized value that can be called with props and returns something renderable. */
export function isComponent(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!/^[A-Z]/.test(name) || /^[A-Z0-9_]+$/.test(name) || !(symbol.flags & ts.SymbolFlags.Value)) return false;
  // Since React 19 a context is callable too, but it is not documented as a component.
  if (checker.getTypeOfSymbol(symbol).getProperty('Consumer')) return false;
  const signature = componentSignature(symbol, checker);
  return signature !== undefined && signature.parameters.length <= 2;
}
