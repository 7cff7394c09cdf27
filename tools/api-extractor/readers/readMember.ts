import ts from 'typescript';
import type { ApiMember, ApiParameter, ApiSignature, TypeText } from '#model/api';
import { type JsDoc, readJsDoc } from '../jsdoc/readJsDoc.ts';
import { describe, parseText } from '../jsdoc/parseText.ts';
import { layOutInTable, layOutWide } from '../types/doc.ts';
import { printMemberType, printSignature } from '../types/memberType.ts';
import type { TypeRegistry } from '../types/registry.ts';
import type { PlanOf } from './plans.ts';
import type { Property } from './properties.ts';

/** The context in which members are read. */
export interface ReadContext {
  registry: TypeRegistry;
  /** Type parameters of the member's owner. */
  typeParameters: ReadonlySet<string>;
  /** The plan to display; a member of a Pro component is not labeled Pro again. */
  planOf: PlanOf;
}

export function readMember(property: Property, context: ReadContext): ApiMember {
  const { symbol, type, isOptional, onlyIn } = property;
  const { registry, typeParameters } = context;
  const doc = readJsDoc(symbol, registry.checker);
  const typeText = layOutInTable(
    printMemberType(symbol, type, typeParameters, registry),
    doc.defaultValue !== undefined,
  );
  const signature = readSignature(type, typeText, doc, context);
  const plan = context.planOf(symbol);
  return {
    name: symbol.name,
    isRequired: !isOptional,
    type: typeText,
    ...describe(doc, registry.findType),
    ...(doc.defaultValue !== undefined && { default: tidyDefault(doc.defaultValue) }),
    ...(plan && { plan }),
    ...(signature && { signature }),
    ...(doc.isIgnored && { isInternal: true }),
    ...(onlyIn && { onlyIn }),
    ...(doc.see.length > 0 && { see: parseText(doc.see.join('\n\n'), registry.findType) }),
  };
}

/** Strips the backticks that some authors put around a default. */
export function tidyDefault(text: string): string {
  return text.replace(/^`+(?:\w*\n)?([\s\S]*?)`+$/, '$1').trim();
}

/** Reads the signature if its arguments are documented, or if a type name hides them. */
function readSignature(
  type: ts.Type,
  typeText: TypeText,
  doc: JsDoc,
  { registry }: ReadContext,
): ApiSignature | undefined {
  const { checker } = registry;
  const signatures = checker.getNonNullableType(type).getCallSignatures();
  const [signature] = signatures;
  if (!signature || signatures.length > 1 || isComponentType(type, checker)) return undefined;
  const isExplained = doc.params.size > 0 || Boolean(doc.returns);
  const isNamed = !typeText.some((token) => typeof token === 'string' && token.includes('=>'));
  // DOM event handlers are well known and need no expanded signature.
  const isFamiliar = typeText.every((token) => typeof token === 'string' || 'href' in token);
  if (!isExplained && (!isNamed || isFamiliar)) return undefined;

  const parameters = signature.parameters.map((parameter, index) => readParameter(parameter, index, doc, registry));
  const returns = doc.returns ? { description: parseText(doc.returns, registry.findType) } : undefined;
  return {
    ...(isNamed && { type: layOutWide(printSignature(signature, registry)) }),
    parameters: parameters.filter(({ description }) => description.length > 0),
    ...(returns && { returns }),
  };
}

/** If the name in the comment differs from the declaration, match by position. */
function readParameter(parameter: ts.Symbol, index: number, doc: JsDoc, registry: TypeRegistry): ApiParameter {
  const text = doc.params.get(parameter.name) ?? [...doc.params.values()][index] ?? '';
  return {
    name: parameter.name,
    isOptional: isOptionalParameter(parameter),
    description: parseText(text, registry.findType),
  };
}

export function isOptionalParameter(parameter: ts.Symbol): boolean {
  const { valueDeclaration } = parameter;
  return Boolean(
    valueDeclaration &&
    ts.isParameter(valueDeclaration) &&
    (valueDeclaration.questionToken || valueDeclaration.initializer),
  );
}

/** A component type is a value to pass, not a function to call. */
function isComponentType(type: ts.Type, checker: ts.TypeChecker): boolean {
  const name = (checker.getNonNullableType(type).aliasSymbol ?? type.getSymbol())?.name ?? '';
  return /^(?:ElementType|JSXElementConstructor|ComponentType|FunctionComponent|ReactNode)$/.test(name);
}
