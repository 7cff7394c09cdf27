import ts from 'typescript';
import { kebabCase, pathOfApi } from '#model/api-anchors';
import type { ProductContext } from '../productContext.ts';
import { identityOf, isOurs, placeOf } from '../program/declarations.ts';
import { namedType, type Property } from './properties.ts';

/** Registers the sections of a component page as the documentation of its props, slots and classes types. */
export function explainTypes(
  component: string,
  props: readonly Property[],
  { folder, registry, exported }: ProductContext,
) {
  const path = pathOfApi(folder, kebabCase(component));
  const propsType = exported.get(`${component}Props`)?.variants[0]?.symbol;
  const isExported = (symbol: ts.Symbol) =>
    exported.get(symbol.name)?.variants.some((variant) => identityOf(variant.symbol) === identityOf(symbol));

  if (propsType) registry.explainAt(propsType, `${path}/#props`);
  for (const [name, section] of [
    ['slots', 'slots'],
    ['classes', 'css-classes'],
  ]) {
    const type = props.find(({ symbol }) => symbol.name === name)?.type;
    const symbol = type && namedType(type);
    if (symbol) registry.explainAt(symbol, `${path}/#${section}`);
  }
  for (const symbol of interfacesOf(props, registry.checker)) {
    if (!isExported(symbol) && isOurs(homeOf(symbol))) registry.explainAt(symbol, `${path}/#props`);
  }
}

function homeOf({ declarations = [] }: ts.Symbol): string {
  return declarations[0] ? placeOf(declarations[0]).packageName : '';
}

/** Interfaces that exist only to compose the props: all their members are props. */
function interfacesOf(props: readonly Property[], checker: ts.TypeChecker): Set<ts.Symbol> {
  const names = new Set(props.map(({ symbol }) => symbol.name));
  const parents = new Set(
    props
      .flatMap(({ symbol }) => (symbol.declarations ?? []).map(({ parent }) => parent))
      .filter(ts.isInterfaceDeclaration),
  );
  const symbols = [...parents].flatMap(({ name }) => checker.getSymbolAtLocation(name) ?? []);
  return new Set(
    symbols.filter(({ members }) => [...(members?.keys() ?? [])].every((name) => names.has(String(name)))),
  );
}
