import ts from 'typescript';

interface Cut {
  start: number;
  end: number;
}

/**
 * The JavaScript inside a TypeScript file. Only what the type checker reads is cut out; names, comments and empty lines
 * stay as they were written, which no compiler's output keeps.
 */
export function stripTypes(code: string, fileName: string): string {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, kind);
  const cuts: Cut[] = [];
  const cut = (start: number, end: number) => void cuts.push({ start, end });

  function visit(node: ts.Node): void {
    if (isOnlyType(node)) return cutStatement(node);
    if (ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node)) throw new Error(`${fileName} has an enum or a namespace, which JavaScript has no words for.`);
    if (ts.isNamedImports(node) || ts.isNamedExports(node)) cutSpecifiers(node);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)) cut(node.expression.end, node.end);
    cutAnnotation(node);
    cutLists(node);
    cutModifiers(node);
    ts.forEachChild(node, (child) => (ts.isTypeNode(child) && !ts.isExpressionWithTypeArguments(child) ? undefined : visit(child)));
  }

  /** With the comments before it, and one that follows on its line. */
  function cutStatement(node: ts.Node) {
    const after = ts.getTrailingCommentRanges(code, node.end)?.at(-1)?.end ?? node.end;
    cut(node.pos, after);
  }

  function cutSpecifiers(list: ts.NamedImports | ts.NamedExports) {
    for (const specifier of list.elements) {
      if (specifier.isTypeOnly) cut(specifier.pos, afterComma(code, specifier.end));
    }
  }

  /** `: T`, `?: T`, `!: T`; a type begins right behind its colon. */
  function cutAnnotation(node: ts.Node) {
    if (!ts.isVariableDeclaration(node) && !ts.isParameter(node) && !ts.isPropertyDeclaration(node) && !ts.isFunctionLike(node)) return;
    const mark = 'questionToken' in node ? node.questionToken : undefined;
    const bang = 'exclamationToken' in node ? node.exclamationToken : undefined;
    if (mark) cut(mark.pos, mark.end);
    if (bang) cut(bang.pos, bang.end);
    if (node.type) cut(node.type.pos - 1, node.type.end);
  }

  /** `<T>` of declarations and calls, and `implements …`. */
  function cutLists(node: ts.Node) {
    const lists = [
      'typeParameters' in node ? (node.typeParameters as ts.NodeArray<ts.Node> | undefined) : undefined,
      'typeArguments' in node ? (node.typeArguments as ts.NodeArray<ts.Node> | undefined) : undefined,
    ];
    for (const list of lists) if (list) cut(list.pos - 1, code.indexOf('>', list.end) + 1);
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) cut(node.pos, node.end);
    if (ts.isParameter(node) && node.name.getText(source) === 'this') cut(node.pos, afterComma(code, node.end));
  }

  function cutModifiers(node: ts.Node) {
    if (!ts.canHaveModifiers(node)) return;
    for (const modifier of node.modifiers ?? []) if (TYPE_MODIFIERS.has(modifier.kind)) cut(modifier.pos, modifier.end);
  }

  visit(source);
  return withoutCuts(code, cuts);
}

const TYPE_MODIFIERS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

/** Statements and members of which nothing runs. */
function isOnlyType(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isIndexSignatureDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return isTypeImport(node.importClause);
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && !node.body) return true;
  return ts.canHaveModifiers(node) && (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((specifier) => specifier.isTypeOnly);
}

function afterComma(code: string, end: number): number {
  const rest = /^\s*,/.exec(code.slice(end));
  return end + (rest?.[0].length ?? 0);
}

function withoutCuts(code: string, cuts: readonly Cut[]): string {
  let result = '';
  let place = 0;
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start > place) result += code.slice(place, start);
    place = Math.max(place, end);
  }
  return result + code.slice(place);
}
