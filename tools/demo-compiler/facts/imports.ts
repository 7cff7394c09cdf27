import { packageOf } from '#lib/package-name';
import ts from 'typescript';
import { parse } from '../javascript/parse.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';

export interface DemoImport {
  specifier: string;
  /** Undefined for files of the demo. */
  packageName: string | undefined;
  /** Exported names, including `default` and `*`. */
  names: readonly { exported: string; local: string; isTypeOnly: boolean }[];
  isTypeOnly: boolean;
  line: number;
}

export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** The imports of one file of a demo; none for style sheets. */
export function importsOf(file: SourceFile): DemoImport[] {
  if (file.name.endsWith('.css')) return [];
  const source = parse(file);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const specifier = statement.moduleSpecifier.text;
    const names = namesOf(statement.importClause);
    const isTypeOnly = names.length > 0 && names.every((name) => name.isTypeOnly);
    return [
      {
        specifier,
        packageName: /^[.#]/.test(specifier) ? undefined : packageOf(specifier),
        names,
        isTypeOnly,
        line: lineOf(source, statement),
      },
    ];
  });
}

function namesOf(clause: ts.ImportClause | undefined): DemoImport['names'] {
  if (!clause) return [];
  const all = clause.isTypeOnly;
  const bindings = clause.namedBindings;
  return [
    ...(clause.name ? [{ exported: 'default', local: clause.name.text, isTypeOnly: all }] : []),
    ...(bindings && ts.isNamespaceImport(bindings)
      ? [{ exported: '*', local: bindings.name.text, isTypeOnly: all }]
      : []),
    ...(bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name, propertyName, isTypeOnly }) => ({
          exported: (propertyName ?? name).text,
          local: name.text,
          isTypeOnly: all || isTypeOnly,
        }))
      : []),
  ];
}
