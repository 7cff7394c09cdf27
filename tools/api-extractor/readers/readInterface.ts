import ts from 'typescript';
import type { ApiInterface, ApiInterfaceMember } from '#model/api';
import { pathOfApi } from '#model/api-anchors';
import type { ProductContext } from '../productContext.ts';
import type { Exported } from '../program/exportsOf.ts';
import { layOutWide } from '../types/doc.ts';
import { printTypeParameter } from '../types/printType.ts';
import { inReadingOrder } from './order.ts';
import { plansOfMembers } from './plans.ts';
import { propertiesOf, type Property } from './properties.ts';
import { readHead } from './readHead.ts';
import { isOptionalParameter, readMember, type ReadContext } from './readMember.ts';

/** An interface with the members of the largest plan; each member carries the plan that adds it. */
export function readInterface(exported: Exported, product: ProductContext): ApiInterface {
  const { registry } = product;
  const { checker } = registry;
  const [smallest] = exported.variants;
  const largest = exported.variants.at(-1);
  if (!smallest || !largest) throw new Error(`${exported.name} is exported without being declared.`);
  const head = readHead(exported, smallest, product);
  for (const { symbol } of exported.variants)
    registry.explainAt(symbol, `${pathOfApi(product.folder, head.slug)}/#properties`);
  const parameters = typeParametersOf(largest.symbol);
  const context: ReadContext = {
    registry,
    typeParameters: new Set(parameters.map(({ name }) => name.text)),
    planOf: plansOfMembers(exported, head.plan, checker),
  };
  const type = objectType(checker.getDeclaredTypeOfSymbol(largest.symbol), checker);
  const parts = partsOf(type, checker);
  const members = propertiesOf(type, checker).map((property) => ({
    ...readMember(property, context),
    ...readOrigin(property, parts, checker),
  }));
  if (members.length === 0) throw new Error(`The interface ${exported.name} has no members.`);
  return {
    kind: 'interface',
    ...head,
    imports: head.imports.map((line) => ({ ...line, isType: true })),
    typeParameters: parameters.map((parameter) => layOutWide(printTypeParameter(parameter, registry))),
    members: inReadingOrder(members),
  };
}

/** The call of a method, and the base interfaces that it comes from. */
function readOrigin(
  { symbol, type }: Property,
  parts: ReadonlyMap<string, ReadonlySet<string>>,
  checker: ts.TypeChecker,
): Pick<ApiInterfaceMember, 'call' | 'interfaces'> {
  const [signature] = checker.getNonNullableType(type).getCallSignatures();
  const parent = symbol.declarations?.[0]?.parent;
  const interfaces = parent && ts.isInterfaceDeclaration(parent) ? parts.get(parent.name.text) : undefined;
  return {
    ...(signature && { call: `${symbol.name}(${signature.parameters.map(printParameter).join(', ')})` }),
    ...(interfaces && { interfaces: [...interfaces] }),
  };
}

/** The base interfaces of a type, each with the interfaces through which it is inherited. */
function partsOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  above: readonly string[] = [],
  found = new Map<string, Set<string>>(),
): Map<string, Set<string>> {
  for (const { symbol } of type.isClassOrInterface() ? (type.getBaseTypes() ?? []) : []) {
    const path = [symbol.name, ...above];
    found.set(symbol.name, new Set([...(found.get(symbol.name) ?? []), ...path]));
    partsOf(checker.getDeclaredTypeOfSymbol(symbol), checker, path, found);
  }
  return found;
}

function printParameter(parameter: ts.Symbol): string {
  const { valueDeclaration } = parameter;
  const isRest = valueDeclaration && ts.isParameter(valueDeclaration) && valueDeclaration.dotDotDotToken;
  return `${isRest ? '...' : ''}${parameter.name}${isOptionalParameter(parameter) ? '?' : ''}`;
}

function typeParametersOf(symbol: ts.Symbol): ts.TypeParameterDeclaration[] {
  const declaration = symbol.declarations?.find(
    (found) => ts.isInterfaceDeclaration(found) || ts.isTypeAliasDeclaration(found) || ts.isClassDeclaration(found),
  );
  return [...((declaration as ts.InterfaceDeclaration | undefined)?.typeParameters ?? [])];
}

/** Conditional parts of a generic type have members only after its parameters are resolved to their constraints. */
function objectType(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  return checker.getBaseConstraintOfType(type) ?? type;
}
