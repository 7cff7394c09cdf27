import ts from 'typescript';
import type { Plan } from '#model/nav';
import { isInRelease } from '../release/lists.ts';
import { planOfImport } from '#model/package-plan';

/** Package and file of a declaration, derived from its path. Nested copies of a package are treated as the package. */
export interface Place {
  packageName: string;
  /** Relative to the folder of declarations: `BarChart/BarChart.d.ts`. */
  file: string;
}

const IN_NODE_MODULES = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?:esm\/)?(.*)$/;
/** Fixtures are in folders named after their packages. */
const IN_FIXTURE = /^.*\/fixtures\/.*\/(@[^/]+\/[^/]+)\/(?:esm\/)?(.*)$/;

export function placeOf(node: ts.Node): Place {
  const { fileName } = node.getSourceFile();
  const [, packageName = '', file = fileName] = IN_FIXTURE.exec(fileName) ?? IN_NODE_MODULES.exec(fileName) ?? [];
  return { packageName, file };
}

export function planOf(symbol: ts.Symbol): Plan | undefined {
  const [declaration] = symbol.declarations ?? [];
  return declaration && planOfImport(placeOf(declaration).packageName);
}

/** An identifier that is stable across nested copies of a package and across aliases. */
export function identityOf(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return symbol.name;
  const { packageName, file } = placeOf(declaration);
  return `${packageName}/${file}#${symbol.name}`;
}

export function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether a package is one that this site documents, or one of their internal packages. */
export function isOurs(packageName: string): boolean {
  return /^@(?:mui\/x-|fixture\/)/.test(packageName);
}

/** The source file in the library's repository; packages mirror the layout of their sources. */
export function sourceOf(declaration: ts.Node): string | undefined {
  const { packageName, file } = placeOf(declaration);
  const path = `packages/${packageName.replace(/^@[^/]+\//, '')}/src/${file.replace(/\.d\.ts$/, '')}`;
  return [`${path}.ts`, `${path}.tsx`].find(isInRelease);
}
