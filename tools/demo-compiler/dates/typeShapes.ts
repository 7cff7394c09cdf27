import ts from 'typescript';
import { EXPORTED_TYPES } from './pickerProps.ts';
import { aDate, either, listOf, NULL, OTHER, recordOf, type Shape, UNKNOWN } from './shapes.ts';

/** Finds out what annotations of a file say about dates. */
export function createTypeShapes(
  source: ts.SourceFile,
  /** No value of a picker in the file can be an invalid date. */
  valuesAreValid: boolean,
  shapeOfName: (name: ts.Identifier) => Shape,
) {
  const types = new Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>();
  for (const statement of source.statements)
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      types.set(statement.name.text, statement);

  function shapeOfType(type: ts.TypeNode): Shape {
    if (ts.isUnionTypeNode(type)) return type.types.map(shapeOfType).reduce(either);
    if (ts.isArrayTypeNode(type)) return listOf(shapeOfType(type.elementType));
    if (ts.isTypeLiteralNode(type)) return shapeOfMembers(type.members);
    if (ts.isTypeQueryNode(type) && ts.isIdentifier(type.exprName)) return shapeOfName(type.exprName);
    if (ts.isLiteralTypeNode(type)) return type.literal.kind === ts.SyntaxKind.NullKeyword ? NULL : OTHER;
    if (type.kind === ts.SyntaxKind.UndefinedKeyword) return NULL;
    if (type.kind === ts.SyntaxKind.StringKeyword) return { kind: 'text' };
    if (type.kind === ts.SyntaxKind.NumberKeyword || type.kind === ts.SyntaxKind.BooleanKeyword) return OTHER;
    if (!ts.isTypeReferenceNode(type)) return UNKNOWN;
    return shapeOfReference(type.typeName.getText(), type.typeArguments ?? []);
  }

  function shapeOfReference(name: string, [first]: readonly ts.TypeNode[]): Shape {
    const inner = () => (first ? shapeOfType(first) : UNKNOWN);
    if (name === 'Dayjs' || name === 'dayjs.Dayjs') return aDate(valuesAreValid);
    if (name === 'DateRange') return listOf(either(inner(), NULL));
    const own = types.get(name);
    if (own && ts.isInterfaceDeclaration(own)) return own.heritageClauses ? UNKNOWN : shapeOfMembers(own.members);
    if (own && ts.isTypeAliasDeclaration(own)) return shapeOfType(own.type);
    return EXPORTED_TYPES[name] ?? UNKNOWN;
  }

  function shapeOfMembers(members: readonly ts.TypeElement[]): Shape {
    const fields = members.filter(ts.isPropertySignature).map((member) => {
      const shape = member.type ? shapeOfType(member.type) : UNKNOWN;
      return [member.name.getText(), member.questionToken ? either(shape, NULL) : shape] as const;
    });
    return recordOf(Object.fromEntries(fields));
  }

  return shapeOfType;
}
