import ts from 'typescript';
import type { ApiMember, ApiParameter, ApiSignature, TypeText } from '#model/api';
import { type JsDoc, readJsDoc } from '../jsdoc/readJsDoc.ts';
import { parseText } from '../jsdoc/parseText.ts';
import { layOut } from '../types/doc.ts';
import { printMemberType, printSignature } from '../types/memberType.ts';
import type { TypeRegistry } from '../types/registry.ts';
import type { PlanOf } from './plans.ts';
import type { Property } from './properties.ts';

/** What readers of members are given. */
export interface ReadContext {
  registry: TypeRegistry;
  /** Type parameters of the thing the member belongs to. */
  typeParameters: ReadonlySet<string>;
  /** The plan to tell: a member of a Pro component is not told to be Pro once more. */
  planOf: PlanOf;
}

export function readMember(property: Property, context: ReadContext): ApiMember {
  const { symbol, type, isOptional, onlyIn } = property;
  const { registry, typeParameters } = context;
  const doc = readJsDoc(symbol, registry.checker);
  const text = (source: string | undefined) => parseText(source ?? '', registry.findType);
  const typeText = layOut(printMemberType(symbol, type, typeParameters, registry));
  const signature = readSignature(type, typeText, doc, context);
  const plan = context.planOf(symbol);
  return {
    name: symbol.name,
    isRequired: !isOptional,
    type: typeText,
    description: text(doc.text),
    ...(doc.defaultValue !== undefined && { default: tidyDefault(doc.defaultValue) }),
    ...(doc.deprecated !== undefined && { deprecated: text(doc.deprecated) }),
    ...(plan && { plan }),
    ...(signature && { signature }),
    ...(doc.isIgnored && { isInternal: true }),
    ...(onlyIn && { onlyIn }),
    ...(doc.see.length > 0 && { see: text(doc.see.join('\n\n')) }),
  };
}

/** A default is code, whatever quotes its writer put around it. */
export function tidyDefault(text: string): string {
  return text.replace(/^`+(?:\w*\n)?([\s\S]*?)`+$/, '$1').trim();
}

/** Explains the arguments, where there are any to explain or the type hides them behind a name. */
function readSignature(type: ts.Type, typeText: TypeText, doc: JsDoc, { registry }: ReadContext): ApiSignature | undefined {
  const { checker } = registry;
  const signatures = checker.getNonNullableType(type).getCallSignatures();
  const [signature] = signatures;
  if (!signature || signatures.length > 1 || isComponentType(type, checker)) return undefined;
  const isExplained = doc.params.size > 0 || Boolean(doc.returns);
  const isNamed = !typeText.some((token) => typeof token === 'string' && token.includes('=>'));
  // Handlers of elements are known to everybody; their names say enough.
  const isFamiliar = typeText.every((token) => typeof token === 'string' || 'href' in token);
  if (!isExplained && (!isNamed || isFamiliar)) return undefined;

  const parameters = signature.parameters.map((parameter, index) => readParameter(parameter, index, doc, registry));
  const returns = doc.returns ? { description: parseText(doc.returns, registry.findType) } : undefined;
  return {
    ...(isNamed && { type: layOut(printSignature(signature, registry)) }),
    parameters: parameters.filter(({ description }) => description.length > 0),
    ...(returns && { returns }),
  };
}

/** Comments and declarations do not always agree on names; then the place decides. */
function readParameter(parameter: ts.Symbol, index: number, doc: JsDoc, registry: TypeRegistry): ApiParameter {
  const text = doc.params.get(parameter.name) ?? [...doc.params.values()][index] ?? '';
  return { name: parameter.name, isOptional: isOptionalParameter(parameter), description: parseText(text, registry.findType) };
}

export function isOptionalParameter(parameter: ts.Symbol): boolean {
  const { valueDeclaration } = parameter;
  return Boolean(valueDeclaration && ts.isParameter(valueDeclaration) && (valueDeclaration.questionToken || valueDeclaration.initializer));
}

/** Components are values to pass, not functions to call. */
function isComponentType(type: ts.Type, checker: ts.TypeChecker): boolean {
  const name = (checker.getNonNullableType(type).aliasSymbol ?? type.getSymbol())?.name ?? '';
  return /^(?:ElementType|JSXElementConstructor|ComponentType|FunctionComponent|ReactNode)$/.test(name);
}
