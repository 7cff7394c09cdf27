import ts from 'typescript';
import type { ApiInterface } from '#model/api';
import { pathOfApi } from '#model/api-anchors';
import type { ProductContext } from '../productContext.ts';
import type { Exported } from '../program/exportsOf.ts';
import { layOut } from '../types/doc.ts';
import { printTypeParameter } from '../types/printType.ts';
import { inReadingOrder } from './order.ts';
import { plansAbove } from './plans.ts';
import { propertiesOf } from './properties.ts';
import { readHead } from './readHead.ts';
import { readMember, type ReadContext } from './readMember.ts';

/** An interface in the shape of the largest plan, whose members tell the plan that adds them. */
export function readInterface(exported: Exported, product: ProductContext): ApiInterface {
  const { registry } = product;
  const { checker } = registry;
  const [smallest] = exported.variants;
  const largest = exported.variants.at(-1);
  if (!smallest || !largest) throw new Error(`${exported.name} is exported without being declared.`);
  const head = readHead(exported, smallest, product);
  for (const { symbol } of exported.variants) registry.explainAt(symbol, `${pathOfApi(product.folder, head.slug)}/#properties`);
  const parameters = typeParametersOf(largest.symbol);
  const context: ReadContext = {
    registry,
    typeParameters: new Set(parameters.map(({ name }) => name.text)),
    planOf: plansAbove(head.plan),
  };
  const type = objectType(checker.getDeclaredTypeOfSymbol(largest.symbol), checker);
  const members = propertiesOf(type, checker).map((property) => readMember(property, context));
  if (members.length === 0) throw new Error(`The interface ${exported.name} has no members.`);
  return {
    kind: 'interface',
    ...head,
    imports: head.imports.map((line) => ({ ...line, isType: true })),
    typeParameters: parameters.map((parameter) => layOut(printTypeParameter(parameter, registry))),
    members: inReadingOrder(members),
  };
}

export function typeParametersOf(symbol: ts.Symbol): ts.TypeParameterDeclaration[] {
  const declaration = symbol.declarations?.find((found) => ts.isInterfaceDeclaration(found) || ts.isTypeAliasDeclaration(found) || ts.isClassDeclaration(found));
  return [...((declaration as ts.InterfaceDeclaration | undefined)?.typeParameters ?? [])];
}

/** Conditional parts of a generic type have members only once its parameters are what they are at most. */
function objectType(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  return checker.getBaseConstraintOfType(type) ?? type;
}
