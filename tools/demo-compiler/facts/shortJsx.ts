import ts from 'typescript';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import { importsOf } from './imports.ts';
import { parse } from '../javascript/parse.ts';

const MAX_LINES = 15;
const DOCUMENTED = /^@mui\/x-/;

/** The JSX that the demo returns, or else the largest element of a documented component in it, if it is short. */
export function shortJsx(file: SourceFile): SourceFile | undefined {
  const source = parse(file);
  const returned = returnedBy(source);
  if (!returned) return undefined;
  const documented = new Set(
    importsOf(file).flatMap(({ packageName, names }) =>
      DOCUMENTED.test(packageName ?? '') ? names.map(({ local }) => local) : [],
    ),
  );
  const candidates = [
    returned,
    ...elementsIn(returned, (tag) => documented.has(tag.getText(source))).toSorted(
      (a, b) => b.getWidth(source) - a.getWidth(source),
    ),
  ];
  const code = candidates.map((node) => textOf(node, source)).find((text) => text.split('\n').length <= MAX_LINES);
  return code === undefined ? undefined : { name: file.name, code };
}

/** The source of a node, without the indentation of its first line. */
function textOf(node: ts.Node, source: ts.SourceFile): string {
  const line = source.text.slice(source.text.lastIndexOf('\n', node.getStart(source)) + 1);
  const [indent = ''] = /^ */.exec(line) ?? [];
  return node.getText(source).replaceAll(`\n${indent}`, '\n');
}

/** What the default export returns at its end. */
function returnedBy(source: ts.SourceFile): ts.Expression | undefined {
  const demo = source.statements
    .filter(ts.isFunctionDeclaration)
    .find(({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
  let expression = demo?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  while (expression && ts.isParenthesizedExpression(expression)) expression = expression.expression;
  return expression;
}

function elementsIn(node: ts.Node, isWanted: (tag: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (inner: ts.Node) => {
    if (ts.isJsxElement(inner) && isWanted(inner.openingElement.tagName)) found.push(inner);
    if (ts.isJsxSelfClosingElement(inner) && isWanted(inner.tagName)) found.push(inner);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}
