import ts from 'typescript';

/** How a component is called; overloads describe the same props in several ways, the first in full. */
export function componentSignature(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Signature | undefined {
  return checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
}

/** A component is a value that can be called with props and gives something to render. */
export function isComponent(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!/^[A-Z]/.test(name) || /^[A-Z0-9_]+$/.test(name) || !(symbol.flags & ts.SymbolFlags.Value)) return false;
  // A context can be called too since React 19, but nobody passes it props.
  if (checker.getTypeOfSymbol(symbol).getProperty('Consumer')) return false;
  const signature = componentSignature(symbol, checker);
  return signature !== undefined && signature.parameters.length <= 2;
}
