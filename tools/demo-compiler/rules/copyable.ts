import ts from 'typescript';
import { importsOf, lineOf } from '../facts/imports.ts';
import { parse } from '../javascript/parse.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import type { Finding } from './finding.ts';

/** Ensures that a demo can be copied unchanged: public packages only, one component, no ids that could clash. */
export function copyable(file: SourceFile, isMain: boolean, { name, isKnown }: CopyRules): Finding[] {
  if (file.name.endsWith('.css')) return [];
  const source = parse(file);
  return [
    ...importFindings(file, isKnown),
    ...(isMain ? exportFindings(file, source, name) : []),
    ...idFindings(file, source),
  ];
}

interface CopyRules {
  /** The expected component name. */
  name: string;
  /** Whether an import resolves to an installed package or to a file of the demo. */
  isKnown: (specifier: string) => boolean;
}

function importFindings(file: SourceFile, isKnown: CopyRules['isKnown']): Finding[] {
  return importsOf(file).flatMap(({ specifier, line }) => {
    const finding = (message: string, advice: string) => [{ file: file.name, line, message, advice }];
    if (specifier.startsWith('#') || specifier.startsWith('../')) {
      return finding(
        `Import "${specifier}" points outside the demo.`,
        'Import packages, or files next to the demo as "./orders".',
      );
    }
    if (/\/internals?(?:\/|$)/.test(specifier))
      return finding(`Import "${specifier}" is private to its package.`, 'Import what the package documents.');
    if (isKnown(specifier)) return [];
    return specifier.startsWith('.')
      ? finding(
          `Import "${specifier}" does not resolve to a file.`,
          'Put the file next to the demo or in content/data.',
        )
      : finding(`Package of "${specifier}" is not installed here.`, 'Use a package of package.json.');
  });
}

function exportFindings(file: SourceFile, source: ts.SourceFile, name: string): Finding[] {
  const defaults = source.statements.filter(isDefaultExport);
  const [only] = defaults;
  const advice = `Write "export default function ${name}() { … }", once.`;
  if (!only || defaults.length > 1)
    return [{ file: file.name, line: 1, message: `Demo has ${defaults.length} default exports.`, advice }];
  const isNamed = ts.isFunctionDeclaration(only) && only.name?.text === name;
  return isNamed
    ? []
    : [
        {
          file: file.name,
          line: lineOf(source, only),
          message: 'Default export is not the function that the file is named after.',
          advice,
        },
      ];
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  return (
    ts.canHaveModifiers(statement) &&
    (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

/** Two demos on a page, or a demo on its own page and in an article, must not use the same id. */
function idFindings(file: SourceFile, source: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const isWritten =
      ts.isJsxAttribute(node) &&
      node.name.getText(source) === 'id' &&
      node.initializer &&
      ts.isStringLiteral(node.initializer);
    if (isWritten)
      findings.push({
        file: file.name,
        line: lineOf(source, node),
        message: 'Id is hard-coded.',
        advice: 'Use React.useId().',
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}
