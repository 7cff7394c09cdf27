import ts from 'typescript';
import type { ApiMember, ApiType } from '#model/api';
import { describe } from '../jsdoc/parseText.ts';
import { readJsDoc } from '../jsdoc/readJsDoc.ts';
import type { ProductContext } from '../productContext.ts';
import { identityOf } from '../program/declarations.ts';
import { plansAbove } from '../readers/plans.ts';
import { readMember } from '../readers/readMember.ts';
import { bracketed, type Doc, group, indent, join, layOut, layOutWide, parts, spaceLine } from './doc.ts';
import { printCall, printType, printTypeParameter } from './printType.ts';

/** Describes a named type by its declaration. */
export function defineType(key: string, symbol: ts.Symbol, product: ProductContext): ApiType {
  const { registry } = product;
  const declarations = symbol.declarations ?? [];
  const doc = readJsDoc(symbol, registry.checker);
  const exported = product.exported.get(symbol.name);
  const isPublic = exported?.variants.some((variant) => identityOf(variant.symbol) === identityOf(symbol));
  const from = isPublic ? exported?.imports[0]?.from : undefined;
  return {
    key,
    name: symbol.name,
    head: layOutWide(headOf(symbol.name, declarations, product)),
    ...describe(doc, registry.findType),
    members: declarations.flatMap((declaration) => membersOf(declaration, product)),
    ...(from && { from }),
  };
}

function headOf(name: string, declarations: readonly ts.Declaration[], { registry }: ProductContext): Doc {
  const [first] = declarations;
  if (!first) return name;
  if (ts.isEnumDeclaration(first)) return `enum ${name}`;
  if (ts.isTypeAliasDeclaration(first)) {
    const start = parts(`type ${name}`, parametersOf(first, registry), ' =');
    return ts.isTypeLiteralNode(first.type)
      ? parts(start, ' object')
      : group(start, indent(spaceLine, printType(first.type, registry)));
  }
  if (ts.isInterfaceDeclaration(first) || ts.isClassDeclaration(first)) {
    const word = ts.isClassDeclaration(first) ? 'class' : 'interface';
    const bases = declarations
      .flatMap((declaration) => heritageOf(declaration))
      .map((base) => printType(base, registry));
    const heritage = bases.length > 0 ? indent(spaceLine, 'extends ', join(bases, ', ')) : '';
    return group(`${word} ${name}`, parametersOf(first, registry), heritage);
  }
  return name;
}

function parametersOf(
  { typeParameters }: { typeParameters?: readonly ts.TypeParameterDeclaration[] | undefined },
  registry: ProductContext['registry'],
): Doc {
  return typeParameters?.length
    ? bracketed(
        '<',
        typeParameters.map((parameter) => printTypeParameter(parameter, registry)),
        '>',
      )
    : '';
}

function heritageOf(declaration: ts.Declaration): ts.ExpressionWithTypeArguments[] {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
  return (declaration.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
}

function membersOf(declaration: ts.Declaration, product: ProductContext): ApiMember[] {
  const { registry } = product;
  const { checker } = registry;
  const elements = elementsOf(declaration);
  const typeParameters = new Set(parameterNames(declaration));
  const context = { registry, typeParameters, planOf: plansAbove(undefined) };
  return elements.flatMap((element) => {
    const symbol = element.name && checker.getSymbolAtLocation(element.name);
    if (!symbol) return unnamedMember(element, product);
    if (isPrivate(element)) return [];
    // A method with overloads has one declaration per signature; only the first is listed.
    if (symbol.declarations?.find((found) => found.parent === element.parent) !== element) return [];
    return [
      readMember(
        { symbol, type: checker.getTypeOfSymbol(symbol), isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional) },
        context,
      ),
    ];
  });
}

/** Index signatures and call signatures have no name to look up. */
function unnamedMember(element: ts.Node, { registry }: ProductContext): ApiMember[] {
  if (ts.isIndexSignatureDeclaration(element)) {
    const [parameter] = element.parameters;
    return [
      {
        name: `[${parameter?.getText() ?? ''}]`,
        isRequired: false,
        type: layOut(printType(element.type, registry)),
        description: [],
      },
    ];
  }
  if (!ts.isCallSignatureDeclaration(element)) return [];
  return [{ name: '(…)', isRequired: true, type: layOut(printCall(element, ' => ', registry)), description: [] }];
}

function elementsOf(declaration: ts.Declaration): readonly ts.NamedDeclaration[] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration) || ts.isEnumDeclaration(declaration))
    return declaration.members;
  return ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type)
    ? declaration.type.members
    : [];
}

function parameterNames(declaration: ts.Declaration): string[] {
  const isGeneric =
    ts.isInterfaceDeclaration(declaration) ||
    ts.isTypeAliasDeclaration(declaration) ||
    ts.isClassDeclaration(declaration);
  return isGeneric ? (declaration.typeParameters ?? []).map(({ name }) => name.text) : [];
}

function isPrivate(element: ts.Node): boolean {
  return (
    ts.canHaveModifiers(element) &&
    Boolean(ts.getModifiers(element)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))
  );
}
