import ts from 'typescript';
import type { DemoDefinition } from '#model/demo';

type Literal = string | number | boolean | readonly Literal[] | { readonly [key: string]: Literal };

/**
 * Parses `demo.ts` without running it: it must be one object of literals. Returns `undefined` for anything else.
 */
export function readDefinition(code: string): DemoDefinition | undefined {
  const source = ts.createSourceFile('demo.ts', code, ts.ScriptTarget.Latest, true);
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  if (!exported || !ts.isCallExpression(exported) || exported.expression.getText(source) !== 'defineDemo')
    return undefined;
  const [definition] = exported.arguments;
  const value = definition && literalOf(definition);
  return typeof value === 'object' && !Array.isArray(value) ? (value as unknown as DemoDefinition) : undefined;
}

function literalOf(node: ts.Expression): Literal | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return allOrNothing(node.elements.map(literalOf));
  if (ts.isObjectLiteralExpression(node)) return objectOf(node);
  return undefined;
}

function objectOf({ properties }: ts.ObjectLiteralExpression): Literal | undefined {
  const entries = properties.map((property): [string, Literal] | undefined => {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) return undefined;
    const value = literalOf(property.initializer);
    return value === undefined ? undefined : [property.name.text, value];
  });
  const known = allOrNothing(entries);
  return known && Object.fromEntries(known);
}

function allOrNothing<T>(items: readonly (T | undefined)[]): T[] | undefined {
  const known = items.filter((item) => item !== undefined);
  return known.length === items.length ? known : undefined;
}
