import ts from 'typescript';
import { resolved } from '../program/declarations.ts';
import { type Doc, parts, widthOf } from './doc.ts';
import { printCall, printType, withoutUndefined } from './printType.ts';
import type { TypeRegistry } from './registry.ts';

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.IgnoreErrors;

/** The type of a property, printed as declared where the declaration still matches the resolved type. */
export function printMemberType(
  property: ts.Symbol,
  type: ts.Type,
  names: ReadonlySet<string>,
  registry: TypeRegistry,
): Doc {
  const { checker } = registry;
  const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
  const written = agreedType(property.declarations ?? [], isLookedUp(type));
  const actual = readableType(type, checker);
  if (!written || ts.isMethodSignature(written))
    return written ? printCall(written, ' => ', registry) : printTypeObject(actual, isOptional, registry);

  if (written.pos < 0) return printWritten(written, isOptional, registry);
  const free = freeTypeParameters(written, checker);
  const declared = checker.getTypeFromTypeNode(written);
  // An indexed access such as `Series['layout']` is less informative than the type it resolves to.
  if (ts.isIndexedAccessTypeNode(written)) return printTypeObject(actual, isOptional, registry);
  const isGeneric = free.size > 0 && [...free].every((name) => names.has(name));
  if (isGeneric || (free.size === 0 && (isLookedUp(type) || isSameType(declared, type, checker))))
    return printWritten(written, isOptional, registry);
  if (free.size === 0 && isPartialOf(type, declared))
    return parts('Partial<', printWritten(written, isOptional, registry), '>');

  const printed = printTypeObject(actual, isOptional, registry);
  const shortened =
    free.size > 0 && widthOf(printed) > LONG_CHARACTERS ? withDefaults(written, free, checker) : undefined;
  return shortened ? printWritten(shortened, isOptional, registry) : printed;
}

/**
 * The type on which all declarations of a property agree; `undefined` if they differ, unless the type is an indexed access
 * into variants and therefore the union of all of them.
 */
function agreedType(
  declarations: readonly ts.Declaration[],
  isAnyOf: boolean,
): ts.TypeNode | ts.MethodSignature | undefined {
  const byText = new Map(
    declarations.map((declaration) => [writtenType(declaration)?.getText(), writtenType(declaration)]),
  );
  const [first, ...others] = byText.values();
  if (others.length === 0 || !isAnyOf) return others.length === 0 ? first : undefined;
  const members = [...byText.values()].flatMap((node) =>
    node && ts.isUnionTypeNode(node) ? [...node.types] : (node ?? []),
  );
  const distinct = [...new Map(members.map((node) => [node.getText(), node])).values()];
  return distinct.every(ts.isTypeNode) ? ts.factory.createUnionTypeNode(distinct) : undefined;
}

/** Above this length, an alias with default type arguments reads better than its expansion. */
const LONG_CHARACTERS = 160;

/** Shortens `ReadonlyArray<XAxis<S>>` to `ReadonlyArray<XAxis>` if `S` is unbound; `undefined` if a parameter has no default. */
function withDefaults(node: ts.TypeNode, free: ReadonlySet<string>, checker: ts.TypeChecker): ts.TypeNode | undefined {
  let isWhole = true;
  const visit = (inner: ts.Node): ts.Node => {
    if (ts.isTypeReferenceNode(inner) && inner.typeArguments?.some((argument) => free.has(argument.getText()))) {
      const symbol = checker.getSymbolAtLocation(inner.typeName);
      const [declaration] = (symbol && resolved(symbol, checker).declarations) ?? [];
      const { typeParameters } = (declaration ?? {}) as { typeParameters?: readonly ts.TypeParameterDeclaration[] };
      const first = inner.typeArguments.findIndex((argument) => free.has(argument.getText()));
      if (typeParameters?.[first]?.default)
        return ts.factory.createTypeReferenceNode(inner.typeName, inner.typeArguments.slice(0, first));
    }
    if (ts.isIdentifier(inner) && free.has(inner.text)) isWhole = false;
    return ts.visitEachChild(inner, visit, undefined);
  };
  const shortened = visit(node) as ts.TypeNode;
  return isWhole ? shortened : undefined;
}

/** An indexed access into a generic type is not readable; its constraint is. */
function readableType(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (type.isIntersection()) return type.types.find((part) => !isLookedUp(part)) ?? type;
  return isLookedUp(type) ? (checker.getBaseConstraintOfType(type) ?? type) : type;
}

function isLookedUp(type: ts.Type): boolean {
  return type.isUnionOrIntersection() ? type.types.some(isLookedUp) : Boolean(type.flags & ts.TypeFlags.IndexedAccess);
}

/** The resolved type, without `undefined` if a question mark already expresses it. */
export function printTypeObject(type: ts.Type, isOptional: boolean, registry: TypeRegistry): Doc {
  const node = registry.checker.typeToTypeNode(type, undefined, FLAGS);
  if (!node) return 'unknown';
  return printType(isOptional ? withoutUndefined(node) : node, registry);
}

/** A signature as a function type with all names resolved: the arguments of `GridEventListener<'rowClick'>`. */
export function printSignature(signature: ts.Signature, registry: TypeRegistry): Doc {
  const node = registry.checker.signatureToSignatureDeclaration(
    signature,
    ts.SyntaxKind.FunctionType,
    undefined,
    FLAGS,
  );
  return node && ts.isFunctionTypeNode(node) ? printType(node, registry) : 'unknown';
}

function writtenType(declaration: ts.Declaration): ts.TypeNode | ts.MethodSignature | undefined {
  if (ts.isMethodSignature(declaration)) return declaration;
  const hasType =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isParameter(declaration) ||
    ts.isVariableDeclaration(declaration);
  return hasType ? declaration.type : undefined;
}

function printWritten(written: ts.TypeNode, isOptional: boolean, registry: TypeRegistry): Doc {
  return printType(isOptional ? withoutUndefined(written) : written, registry);
}

/** Type parameters that a type mentions but does not declare. */
function freeTypeParameters(node: ts.Node, checker: ts.TypeChecker): Set<string> {
  const found = new Set<string>();
  function visit(inner: ts.Node) {
    if (ts.isIdentifier(inner)) {
      const symbol = checker.getSymbolAtLocation(inner);
      const isInside = symbol?.declarations?.some(
        (declaration) =>
          declaration.pos >= node.pos &&
          declaration.end <= node.end &&
          declaration.getSourceFile() === node.getSourceFile(),
      );
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && !isInside) found.add(symbol.name);
    }
    ts.forEachChild(inner, visit);
  }
  visit(node);
  return found;
}

function isSameType(declared: ts.Type, actual: ts.Type, checker: ts.TypeChecker): boolean {
  if (declared === actual) return true;
  const [first, second] = [membersOf(declared), membersOf(actual)];
  if (first.size === second.size && [...first].every((member) => second.has(member))) return true;
  const wanted = checker.getNonNullableType(declared);
  const given = checker.getNonNullableType(actual);
  return (
    isAlike(declared, actual) && checker.isTypeAssignableTo(wanted, given) && checker.isTypeAssignableTo(given, wanted)
  );
}

/** `any` is assignable to everything and must not count as equal; `null` was removed before the comparison. */
function isAlike(declared: ts.Type, actual: ts.Type): boolean {
  const holdsNull = (type: ts.Type) => [...membersOf(type)].some(({ flags }) => Boolean(flags & ts.TypeFlags.Null));
  return !(declared.flags & ts.TypeFlags.Any) && holdsNull(declared) === holdsNull(actual);
}

function membersOf(type: ts.Type): Set<ts.Type> {
  return new Set((type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)));
}

function isPartialOf(type: ts.Type, declared: ts.Type): boolean {
  const [partial] = membersOf(type);
  return partial?.aliasSymbol?.name === 'Partial' && partial.aliasTypeArguments?.[0] === declared;
}
