import ts from 'typescript';

const COLUMN_TYPE = /\bGrid\w*Col(?:Type)?Def\b/;
/** `apiRef.current`, with or without a non-null assertion, and `params.api`. */
const API = /(?:\bapi|Ref\.current)!?$/;

/** Column properties and `apiRef` methods used in a demo, found by names and annotations rather than full type information. */
export function gridNamesIn(code: string): Readonly<Record<'GridColDef' | 'GridApi', string[]>> {
  const columns = new Set<string>();
  const methods = new Set<string>();

  function visit(node: ts.Node, isColumn: boolean) {
    if (ts.isObjectLiteralExpression(node)) {
      const keys = node.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
      if (isColumn || keys.includes('field')) for (const key of keys) columns.add(key);
    }
    if (ts.isPropertyAccessExpression(node) && API.test(node.expression.getText())) methods.add(node.name.text);
    const isAnnotated =
      (ts.isVariableDeclaration(node) || ts.isSatisfiesExpression(node)) &&
      COLUMN_TYPE.test(node.type?.getText() ?? '');
    ts.forEachChild(node, (child) => visit(child, isColumn || isAnnotated));
  }

  visit(ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX), false);
  return { GridColDef: [...columns], GridApi: [...methods] };
}
