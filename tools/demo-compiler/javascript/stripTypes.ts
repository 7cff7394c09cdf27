import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { parse } from './parse.ts';

/** Removes the types of a TypeScript file. Unlike compiler output, it keeps names, comments and blank lines as written. */
export function stripTypes(code: string, fileName: string): string {
  // Type statements are removed first, because blanking would leave their comments and empty imports behind.
  const values = withoutTypes(parse({ name: fileName, code }));
  return blankSourceFile(parse({ name: fileName, code: values }), (node) => {
    throw new Error(
      `${fileName} has an enum or a namespace, which cannot be converted to JavaScript: ${node.getText().split('\n')[0]}`,
    );
  });
}

/** A statement is removed with the comments before it and with a trailing comment on its line. */
function withoutTypes(source: ts.SourceFile): string {
  const { text, statements } = source;
  const cuts = [
    ...statements
      .filter(isOnlyType)
      .map(({ pos, end }) => ({ pos, end: ts.getTrailingCommentRanges(text, end)?.at(-1)?.end ?? end })),
    ...typeArgumentsOfJsx(source),
  ];
  return cuts
    .toSorted((a, b) => b.pos - a.pos)
    .reduce((code, { pos, end }) => code.slice(0, pos) + code.slice(end), text);
}

/** Type arguments of JSX elements, such as `<Select<string> …>`, which ts-blank-space does not remove. */
function typeArgumentsOfJsx(node: ts.Node): ts.TextRange[] {
  const list = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? node.typeArguments : undefined;
  const inner: ts.TextRange[] = [];
  ts.forEachChild(node, (child) => void inner.push(...typeArgumentsOfJsx(child)));
  return list ? [{ pos: list.pos - 1, end: list.end + 1 }, ...inner] : inner;
}

function isOnlyType(node: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return isTypeImport(node.importClause);
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return ts.canHaveModifiers(node) && (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((specifier) => specifier.isTypeOnly);
}
