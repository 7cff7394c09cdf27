import ts from 'typescript';
import type { ApiHook, ApiHookSignature, ApiMember } from '#model/api';
import type { Plan } from '#model/nav';
import { parseText } from '../jsdoc/parseText.ts';
import { type JsDoc, readJsDoc } from '../jsdoc/readJsDoc.ts';
import type { ProductContext } from '../productContext.ts';
import { isOurs, placeOf } from '../program/declarations.ts';
import type { Exported } from '../program/exportsOf.ts';
import { layOutWide } from '../types/doc.ts';
import { printMemberType, printTypeObject } from '../types/memberType.ts';
import { printType } from '../types/printType.ts';
import type { TypeRegistry } from '../types/registry.ts';
import { plansAbove } from './plans.ts';
import { propertiesOf } from './properties.ts';
import { readHead, readTypeParameters } from './readHead.ts';
import { isOptionalParameter, readMember } from './readMember.ts';

export function isHook(name: string, symbol: ts.Symbol): boolean {
  return /^use[A-Z]/.test(name) && Boolean(symbol.flags & ts.SymbolFlags.Value);
}

export function readHook(exported: Exported, product: ProductContext): ApiHook {
  const { registry } = product;
  const [home] = exported.variants;
  if (!home) throw new Error(`${exported.name} is exported without being declared.`);
  const head = readHead(exported, home, product);
  const doc = readJsDoc(home.symbol, registry.checker);
  const signatures = registry.checker.getTypeOfSymbol(home.symbol).getCallSignatures();
  const membersOf = (type: ts.Type | undefined) => (type ? readMembers(type, head.plan, product) : []);
  const [first] = signatures;
  const [parameter, ...more] = first?.parameters ?? [];
  return {
    kind: 'hook',
    ...head,
    typeParameters: readTypeParameters(first, registry),
    signatures: signatures.map((signature) => readHookSignature(signature, doc, registry)),
    parameterMembers: parameter && more.length === 0 ? membersOf(registry.checker.getTypeOfSymbol(parameter)) : [],
    returnMembers: membersOf(first?.getReturnType()),
    examples: doc.examples.map((example) => example.replace(/^```\w*\n?|\n?```$/g, '').trim()),
  };
}

function readHookSignature(signature: ts.Signature, doc: JsDoc, registry: TypeRegistry): ApiHookSignature {
  const { checker } = registry;
  const names = new Set(signature.typeParameters?.map(({ symbol }) => symbol.name));
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const own = declaration && declarationDoc(declaration, doc, checker);
  const { params, returns } = own ?? doc;
  return {
    typeParameters: readTypeParameters(signature, registry),
    parameters: signature.parameters.map((parameter, index) => ({
      name: parameter.name.replace(/^__\d*$/, 'options'),
      isOptional: isOptionalParameter(parameter),
      type: layOutWide(printMemberType(parameter, checker.getTypeOfSymbol(parameter), names, registry)),
      description: parseText(params.get(parameter.name) ?? [...params.values()][index] ?? '', registry.findType),
    })),
    returns: {
      type: layOutWide(
        declaration?.type
          ? printType(declaration.type, registry)
          : printTypeObject(signature.getReturnType(), false, registry),
      ),
      description: parseText(returns ?? '', registry.findType),
    },
  };
}

/** Each overload can have its own comment. */
function declarationDoc(declaration: ts.SignatureDeclaration, fallback: JsDoc, checker: ts.TypeChecker): JsDoc {
  const symbol = checker.getSymbolAtLocation(declaration.name ?? declaration);
  if (!symbol || !ts.isFunctionDeclaration(declaration)) return fallback;
  const own = readJsDoc(Object.assign(Object.create(symbol) as ts.Symbol, { declarations: [declaration] }), checker);
  return own.params.size > 0 || own.returns ? own : fallback;
}

/** Members of an object type of the packages; those of arrays, functions and third-party types are not listed. */
function readMembers(type: ts.Type, own: Plan | undefined, product: ProductContext): ApiMember[] {
  const { registry } = product;
  const { checker } = registry;
  const given = checker.getNonNullableType(type);
  const symbol = given.aliasSymbol ?? given.getSymbol();
  const [declaration] = symbol?.declarations ?? [];
  const isObject = Boolean(given.flags & ts.TypeFlags.Object) || given.isIntersection();
  if (!isObject || !declaration || !isOurs(placeOf(declaration).packageName)) return [];
  if (given.getCallSignatures().length > 0 || checker.isArrayLikeType(given) || product.hasPage(symbol?.name ?? ''))
    return [];
  const context = { registry, typeParameters: new Set<string>(), planOf: plansAbove(own) };
  return propertiesOf(given, checker)
    .filter((property) => property.symbol.declarations?.some((found) => isOurs(placeOf(found).packageName)))
    .map((property) => readMember(property, context));
}
