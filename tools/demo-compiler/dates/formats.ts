import ts from 'typescript';
import type { Inference } from './infer.ts';
import { giveUp } from './note.ts';
import type { Scopes } from './scopes.ts';
import { looksLikeFormat } from './tokens.ts';

/** Methods of date adapters whose argument at this position is a format. */
const ADAPTER_METHODS: Record<string, number> = { formatByString: 1, parse: 1, expandFormat: 0 };
const FORMAT_PROP = /^(?:format|\w+Format)$/;

type StringNode = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral;

export interface Formats {
  /** Texts that are formats: arguments, props of pickers, and the constants that are passed there. */
  nodes: ReadonlySet<ts.Node>;
  /** A text that reads like a format, but stands where none is known. */
  doubtful: string | undefined;
}

export function findFormats(source: ts.SourceFile, scopes: Scopes, inference: Inference): Formats {
  const formats = new Set<ts.Node>();
  const others: StringNode[] = [];
  /** Uses of a constant as a format, to compare with all its uses. */
  const uses = new Map<ts.VariableDeclaration, Set<ts.Node>>();

  function mark(node: ts.Expression): void {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return void formats.add(node);
    // The picker already has a format of the adapter.
    const name = ts.isPropertyAccessExpression(node) ? node.name : node;
    if (ts.isIdentifier(name) && name.text === 'fieldFormat') return;
    const declaration = ts.isIdentifier(node) ? scopes.declarationOf(node) : undefined;
    if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer)
      giveUp(`The format \`${node.getText()}\` is not a text in this file.`);
    const known = uses.get(declaration);
    uses.set(declaration, new Set([...(known ?? []), node]));
    if (!known) mark(declaration.initializer);
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && node.initializer) visitProp(node.name.getText(), node.initializer);
    else if (ts.isPropertyAssignment(node)) visitProp(node.name.getText(), node.initializer);
    else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      visitCall(node, node.expression);
    if ((ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) && looksLikeFormat(node.text))
      others.push(node);
    ts.forEachChild(node, visit);
  }

  function visitProp(name: string, value: ts.Node): void {
    const expression = ts.isJsxExpression(value) ? value.expression : value;
    if (!FORMAT_PROP.test(name) || !expression) return;
    if (ts.isStringLiteral(expression) && looksLikeDateFormat(expression.text)) mark(expression);
    else if (ts.isIdentifier(expression)) markIfDates(expression);
  }

  function markIfDates(expression: ts.Expression): void {
    const shape = inference.shapeOf(expression);
    if (shape.kind === 'text' && shape.values?.some(looksLikeDateFormat)) mark(expression);
  }

  function visitCall(call: ts.CallExpression, { expression, name }: ts.PropertyAccessExpression): void {
    if (name.text === 'format' && inference.shapeOf(expression).kind === 'date') call.arguments.forEach(mark);
    const position = Object.hasOwn(ADAPTER_METHODS, name.text) ? ADAPTER_METHODS[name.text] : undefined;
    if (position === undefined || expression.getText() !== 'adapter') return;
    const format = call.arguments[position];
    if (format) mark(format);
  }

  visit(source);
  for (const [declaration, own] of uses) {
    const all = scopes.namesLike(declaration.name.getText()).filter((name) => name !== declaration.name);
    if (all.some((name) => !own.has(name))) giveUp(`\`${declaration.name.getText()}\` is more than a format.`);
  }
  return { nodes: formats, doubtful: others.find((node) => !formats.has(node))?.text };
}

/** A prop named `format` can hold other things, such as `currency`. */
function looksLikeDateFormat(text: string): boolean {
  return looksLikeFormat(text) || /^(?:\[[^\]]*\]|Do|[YMDdHhmsAaSZ\s/.,:\-–])+$/.test(text);
}
