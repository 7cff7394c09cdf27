import ts from 'typescript';

/** What a name can stand for in one file. */
export type Declaration =
  | ts.VariableDeclaration
  | ts.BindingElement
  | ts.ParameterDeclaration
  | ts.FunctionDeclaration
  | ts.ImportSpecifier
  | ts.ImportClause
  | ts.NamespaceImport;

/** Finds declarations of names in a file, by scope. */
export function createScopes(source: ts.SourceFile) {
  const scopes = new Map<ts.Node, Map<string, Declaration>>();
  const names = new Map<string, ts.Identifier[]>();
  const declare = (scope: ts.Node, name: ts.BindingName, declaration: Declaration) => {
    if (ts.isIdentifier(name)) {
      const own = scopes.get(scope) ?? new Map<string, Declaration>();
      scopes.set(scope, own.set(name.text, declaration));
      return;
    }
    for (const element of name.elements) if (ts.isBindingElement(element)) declare(scope, element.name, element);
  };

  const visit = (node: ts.Node, scope: ts.Node) => {
    if (ts.isIdentifier(node)) names.set(node.text, [...(names.get(node.text) ?? []), node]);
    if (ts.isVariableDeclaration(node)) declare(scope, node.name, node);
    else if (ts.isParameter(node)) declare(scope, node.name, node);
    else if (ts.isFunctionDeclaration(node) && node.name) declare(scope, node.name, node);
    else if (ts.isImportSpecifier(node)) declare(scope, node.name, node);
    else if ((ts.isImportClause(node) || ts.isNamespaceImport(node)) && node.name) declare(scope, node.name, node);
    const inner = opensScope(node) ? node : scope;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, source);

  return {
    /** All identifiers with this text, whatever they are. */
    namesLike: (text: string): readonly ts.Identifier[] => names.get(text) ?? [],
    isDeclared: (text: string): boolean => [...scopes.values()].some((scope) => scope.has(text)),
    declarationOf(name: ts.Identifier): Declaration | undefined {
      for (let node: ts.Node | undefined = name; node; node = node.parent as ts.Node | undefined) {
        const found = scopes.get(node)?.get(name.text);
        if (found) return found;
      }
      return undefined;
    },
  };
}

export type Scopes = ReturnType<typeof createScopes>;

function opensScope(node: ts.Node): boolean {
  return (
    ts.isBlock(node) ||
    ts.isFunctionLike(node) ||
    ts.isForStatement(node) ||
    ts.isForOfStatement(node) ||
    ts.isForInStatement(node) ||
    ts.isCatchClause(node) ||
    ts.isCaseBlock(node)
  );
}
