import ts from 'typescript';
import { resolved } from '../program/declarations.ts';
import { bracketed, compareDocs, type Doc, group, indent, join, parts, spaceLine } from './doc.ts';

export interface PrintContext {
  checker: ts.TypeChecker;
  /** Prints a name as plain text or as a link. */
  nameOf: (symbol: ts.Symbol | undefined, text: string) => Doc;
  /** The text is compared with that of other releases: unions are sorted, because the compiler has no stable order. */
  isCompared?: boolean;
}

/** A union of more literals than this wraps like text; one per line would take too much space. */
const MAX_LINES_OF_LITERALS = 8;

/** Prints a type node, either from a declaration file or created by the compiler. */
export function printType(node: ts.TypeNode, context: PrintContext): Doc {
  const print = (inner: ts.TypeNode) => printType(inner, context);
  if (ts.isTypeReferenceNode(node)) return printReference(node, context);
  if (ts.isExpressionWithTypeArguments(node)) {
    return parts(printExpressionName(node.expression, context), printArguments(node.typeArguments, context));
  }
  if (ts.isImportTypeNode(node)) return printImport(node, context);
  if (ts.isUnionTypeNode(node)) return printUnion(node.types, context);
  if (ts.isIntersectionTypeNode(node))
    return group(
      indent(
        join(
          node.types.map((type) => printOperand(type, context)),
          parts(spaceLine, '& '),
        ),
      ),
    );
  if (ts.isParenthesizedTypeNode(node)) {
    // After `readonly (`, the first member of a long union would be far from the others.
    return ts.isUnionTypeNode(node.type) ? bracketed('(', [print(node.type)], ')') : parts('(', print(node.type), ')');
  }
  if (ts.isArrayTypeNode(node)) return parts(printOperand(node.elementType, context), '[]');
  if (ts.isTupleTypeNode(node)) return bracketed('[', node.elements.map(print), ']');
  if (ts.isNamedTupleMember(node)) {
    return parts(node.dotDotDotToken ? '...' : '', node.name.text, node.questionToken ? '?: ' : ': ', print(node.type));
  }
  if (ts.isRestTypeNode(node)) return parts('...', print(node.type));
  if (ts.isOptionalTypeNode(node)) return parts(print(node.type), '?');
  if (ts.isLiteralTypeNode(node)) return printLiteral(node.literal);
  if (ts.isFunctionTypeNode(node)) return printCall(node, ' => ', context);
  if (ts.isConstructorTypeNode(node)) return parts('new ', printCall(node, ' => ', context));
  if (ts.isTypeLiteralNode(node)) return printMembers(node.members, context);
  if (ts.isTypeOperatorNode(node)) return parts(`${ts.tokenToString(node.operator)} `, print(node.type));
  if (ts.isIndexedAccessTypeNode(node)) return parts(print(node.objectType), '[', print(node.indexType), ']');
  if (ts.isTypeQueryNode(node))
    return parts('typeof ', printName(node.exprName, context), printArguments(node.typeArguments, context));
  if (ts.isConditionalTypeNode(node)) return printConditional(node, context);
  if (ts.isMappedTypeNode(node)) return printMapped(node, context);
  if (ts.isInferTypeNode(node)) return parts('infer ', printTypeParameter(node.typeParameter, context));
  if (ts.isTypePredicateNode(node)) return printPredicate(node, context);
  if (ts.isTemplateLiteralTypeNode(node)) return printTemplate(node, context);
  return ts.tokenToString(node.kind) ?? textOf(node);
}

/** A name with its arguments, or what a reader can pass where that is shorter than looking up the name. */
function printReference(node: ts.TypeReferenceNode, context: PrintContext): Doc {
  if (isFlag(symbolIn(node, context))) return 'boolean';
  // Printing the name also registers the type.
  const name = printName(node.typeName, context);
  const values = valuesOf(node, context);
  if (values) return printUnion(values, context);
  const written = significantArguments(node, context);
  return parts(
    name,
    printArguments(
      written.slice(0, written.findLastIndex((argument) => !isFlagArgument(argument, context)) + 1),
      context,
    ),
  );
}

/** An operand of `[]` or `&`, which bind more tightly than the `|` of a type printed by its values. */
function printOperand(node: ts.TypeNode, context: PrintContext): Doc {
  const printed = printType(node, context);
  return ts.isTypeReferenceNode(node) && valuesOf(node, context) ? bracketed('(', [printed], ')') : printed;
}

/** The values behind a short enum, or behind a condition on a boolean prop. */
function valuesOf(node: ts.TypeReferenceNode, context: PrintContext): readonly ts.TypeNode[] | undefined {
  const aliased = symbolIn(node, context)?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const written = significantArguments(node, context);
  if (aliased && written.length === 0 && isShortEnum(aliased)) return aliased.types;
  if (!aliased || !ts.isConditionalTypeNode(aliased) || !written.some((argument) => isFlagArgument(argument, context)))
    return undefined;
  return [aliased.falseType, aliased.trueType].flatMap((branch) =>
    ts.isUnionTypeNode(branch) ? [...branch.types] : [branch],
  );
}

function symbolIn({ typeName }: ts.TypeReferenceNode, { checker }: PrintContext): ts.Symbol | undefined {
  const found = symbolOf(lastName(typeName), checker);
  return found && resolved(found, checker);
}

function isFlagArgument(argument: ts.TypeNode, context: PrintContext): boolean {
  return ts.isTypeReferenceNode(argument) && isFlag(symbolIn(argument, context));
}

/** A type parameter for a boolean prop, such as `Multiple extends boolean | undefined`, which readers never write. */
function isFlag(symbol: ts.Symbol | undefined): boolean {
  const constraint = symbol?.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
  const types = constraint && ts.isUnionTypeNode(constraint) ? constraint.types : [constraint];
  return types[0]?.kind === ts.SyntaxKind.BooleanKeyword;
}

/** A union of a few values, such as `'asc' | 'desc' | null`. */
function isShortEnum(type: ts.TypeNode): type is ts.UnionTypeNode {
  const isValue = (member: ts.TypeNode) =>
    ts.isLiteralTypeNode(member) || member.kind === ts.SyntaxKind.UndefinedKeyword;
  return ts.isUnionTypeNode(type) && type.types.length <= MAX_LINES_OF_LITERALS && type.types.every(isValue);
}

export function printTypeParameter(node: ts.TypeParameterDeclaration, context: PrintContext): Doc {
  return parts(
    node.name.text,
    node.constraint ? parts(' extends ', printType(node.constraint, context)) : '',
    node.default ? parts(' = ', printType(node.default, context)) : '',
  );
}

/** A signature; `arrow` separates the parameters and the return type. */
export function printCall(node: ts.SignatureDeclaration, arrow: string, context: PrintContext): Doc {
  return group(
    node.typeParameters?.length
      ? bracketed(
          '<',
          node.typeParameters
            .filter(ts.isTypeParameterDeclaration)
            .map((parameter) => printTypeParameter(parameter, context)),
          '>',
        )
      : '',
    bracketed(
      '(',
      node.parameters.map((parameter) => printParameter(parameter, context)),
      ')',
    ),
    printReturn(node.type, arrow, context),
  );
}

/** A union that does not fit beside the parameters starts on the next line. */
function printReturn(type: ts.TypeNode | undefined, arrow: string, context: PrintContext): Doc {
  if (!type) return `${arrow}any`;
  const printed = printType(type, context);
  return ts.isUnionTypeNode(type) ? parts(arrow.trimEnd(), group(indent(spaceLine, printed))) : parts(arrow, printed);
}

function printParameter(node: ts.ParameterDeclaration, context: PrintContext): Doc {
  const name = ts.isIdentifier(node.name) ? node.name.text : textOf(node.name);
  return parts(
    node.dotDotDotToken ? '...' : '',
    name,
    node.questionToken ? '?: ' : ': ',
    printOptional(node.type, node.questionToken, context),
  );
}

/** Omits `undefined` if a question mark already expresses it. */
function printOptional(type: ts.TypeNode | undefined, mark: ts.Node | undefined, context: PrintContext): Doc {
  if (!type) return 'any';
  return printType(mark ? withoutUndefined(type) : type, context);
}

export function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const rest = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = rest;
  if (!only || rest.length === node.types.length) return node;
  if (rest.length > 1) return ts.factory.createUnionTypeNode(rest);
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

function printName(name: ts.EntityName, context: PrintContext): Doc {
  return context.nameOf(symbolOf(lastName(name), context.checker), entityText(name));
}

function lastName(name: ts.EntityName): ts.Identifier {
  return ts.isQualifiedName(name) ? name.right : name;
}

function printExpressionName(expression: ts.Expression, context: PrintContext): Doc {
  return context.nameOf(context.checker.getSymbolAtLocation(expression), textOf(expression));
}

/** The compiler prints `import('…').Name` for a name that is not in scope; print only the name. */
function printImport(node: ts.ImportTypeNode, context: PrintContext): Doc {
  if (!node.qualifier) return textOf(node);
  return parts(
    node.isTypeOf ? 'typeof ' : '',
    printName(node.qualifier, context),
    printArguments(node.typeArguments, context),
  );
}

function printArguments(nodes: readonly ts.TypeNode[] | undefined, context: PrintContext): Doc {
  return nodes?.length
    ? bracketed(
        '<',
        nodes.map((node) => printType(node, context)),
        '>',
      )
    : '';
}

/** Removes trailing type arguments that equal their defaults, which the compiler always prints. */
function significantArguments(
  { typeName, typeArguments = ts.factory.createNodeArray() }: ts.TypeReferenceNode,
  { checker, isCompared }: PrintContext,
): readonly ts.TypeNode[] {
  const name = lastName(typeName);
  if (isWritten(name)) return typeArguments;
  const [declaration] = symbolOf(name, checker)?.declarations ?? [];
  const { typeParameters } = (declaration ?? {}) as { typeParameters?: readonly ts.TypeParameterDeclaration[] };
  const isDefaulted = (node: ts.TypeNode, index: number) => {
    const initial = typeParameters?.[index]?.default;
    if (!initial) return false;
    if (node.kind === ts.SyntaxKind.AnyKeyword || node.kind === ts.SyntaxKind.UnknownKeyword) return true;
    // The stored texts of earlier releases have these.
    if (isCompared) return false;
    return isBareName(node) && isBareName(initial) && lastName(node.typeName).text === lastName(initial.typeName).text;
  };
  return typeArguments.slice(0, typeArguments.findLastIndex((node, index) => !isDefaulted(node, index)) + 1);
}

/** `GridTreeNode`, without arguments. */
function isBareName(node: ts.TypeNode): node is ts.TypeReferenceNode {
  return ts.isTypeReferenceNode(node) && !node.typeArguments?.length;
}

function printUnion(types: readonly ts.TypeNode[], context: PrintContext): Doc {
  const printed = types.map((type) => printType(type, context));
  const members = context.isCompared ? printed.toSorted(compareDocs) : printed;
  if (types.length > MAX_LINES_OF_LITERALS && types.every(ts.isLiteralTypeNode)) return join(members, ' | ');
  return group(indent(join(members, parts(spaceLine, '| '))));
}

function printLiteral(literal: ts.LiteralTypeNode['literal']): Doc {
  if (ts.isStringLiteral(literal))
    return `'${literal.text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (ts.isNumericLiteral(literal)) return literal.text;
  if (ts.isPrefixUnaryExpression(literal) && ts.isNumericLiteral(literal.operand)) return `-${literal.operand.text}`;
  return ts.tokenToString(literal.kind) ?? textOf(literal);
}

function printMembers(members: readonly ts.TypeElement[], context: PrintContext): Doc {
  if (members.length === 0) return '{}';
  return group(
    '{',
    indent(
      spaceLine,
      join(
        members.map((member) => parts(printMember(member, context), ';')),
        spaceLine,
      ),
    ),
    spaceLine,
    '}',
  );
}

function printMember(member: ts.TypeElement, context: PrintContext): Doc {
  const mark = member.questionToken ? '?' : '';
  const name = member.name ? textOf(member.name) : '';
  if (ts.isPropertySignature(member))
    return parts(readonlyMark(member), name, mark, ': ', printOptional(member.type, member.questionToken, context));
  if (ts.isMethodSignature(member)) return parts(name, mark, printCall(member, ': ', context));
  if (ts.isIndexSignatureDeclaration(member)) {
    return parts(
      '[',
      join(
        member.parameters.map((parameter) => printParameter(parameter, context)),
        ', ',
      ),
      ']: ',
      printType(member.type, context),
    );
  }
  if (ts.isCallSignatureDeclaration(member)) return printCall(member, ': ', context);
  if (ts.isConstructSignatureDeclaration(member)) return parts('new ', printCall(member, ': ', context));
  return textOf(member);
}

function readonlyMark(member: ts.PropertySignature) {
  return member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ? 'readonly ' : '';
}

function printConditional(node: ts.ConditionalTypeNode, context: PrintContext): Doc {
  const print = (inner: ts.TypeNode) => printType(inner, context);
  return group(
    print(node.checkType),
    ' extends ',
    print(node.extendsType),
    indent(spaceLine, '? ', print(node.trueType), spaceLine, ': ', print(node.falseType)),
  );
}

function printMapped(node: ts.MappedTypeNode, context: PrintContext): Doc {
  const { name, constraint } = node.typeParameter;
  const asName = node.nameType ? parts(' as ', printType(node.nameType, context)) : '';
  const mark = node.questionToken
    ? ({ [ts.SyntaxKind.MinusToken as number]: '-?', [ts.SyntaxKind.PlusToken as number]: '?' }[
        node.questionToken.kind
      ] ?? '?')
    : '';
  return group(
    '{',
    indent(
      spaceLine,
      node.readonlyToken ? 'readonly ' : '',
      parts('[', name.text, ' in ', constraint ? printType(constraint, context) : 'any', asName, ']', mark, ': '),
      node.type ? printType(node.type, context) : 'any',
    ),
    spaceLine,
    '}',
  );
}

function printPredicate(node: ts.TypePredicateNode, context: PrintContext): Doc {
  const asserts = node.assertsModifier ? 'asserts ' : '';
  return parts(asserts, textOf(node.parameterName), node.type ? parts(' is ', printType(node.type, context)) : '');
}

function printTemplate(node: ts.TemplateLiteralTypeNode, context: PrintContext): Doc {
  const spans = node.templateSpans.flatMap(({ type, literal }) => ['${', printType(type, context), '}', literal.text]);
  return parts('`', node.head.text, ...spans, '`');
}

function entityText(name: ts.EntityName): string {
  return ts.isQualifiedName(name) ? `${entityText(name.left)}.${name.right.text}` : name.text;
}

/** Nodes created by the compiler carry their symbol; for others it is looked up. */
function symbolOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { symbol } = name as { symbol?: ts.Symbol };
  return isWritten(name) ? checker.getSymbolAtLocation(name) : symbol;
}

function isWritten(node: ts.Node) {
  return node.pos >= 0;
}

const printer = ts.createPrinter({ removeComments: true });
const emptyFile = ts.createSourceFile('nowhere.ts', '', ts.ScriptTarget.ESNext);

function textOf(node: ts.Node): string {
  if (isWritten(node)) return node.getText();
  return printer.printNode(ts.EmitHint.Unspecified, node, emptyFile).replace(/\s+/g, ' ');
}
