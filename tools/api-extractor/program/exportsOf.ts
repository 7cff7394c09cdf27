import ts from 'typescript';
import type { ApiImport } from '#model/api';
import { stableName } from '#model/api-history';
import type { ApiProgram } from './createProgram.ts';
import { identityOf, resolved } from './declarations.ts';
import { entryPointsOf, type InstalledPackage } from './packages.ts';

/** An export of a product, under its documented name. */
export interface Exported {
  /** Without the `unstable_` prefix. */
  name: string;
  isUnstable: boolean;
  /** Ordered from the smallest plan to the largest; several if packages export different things under one name. */
  variants: { symbol: ts.Symbol; packageName: string }[];
  imports: ApiImport[];
}

/** Everything the packages of a product export, by documented name. */
export function exportsOf(
  { checker, moduleOf }: ApiProgram,
  packages: readonly InstalledPackage[],
): Map<string, Exported> {
  const modules = packages.flatMap((installed) =>
    entryPointsOf(installed).map((entry) => ({
      packageName: installed.name,
      module: entry.module,
      symbols: checker.getExportsOfModule(moduleOf(entry)),
    })),
  );
  const names = new Set(modules.flatMap(({ symbols }) => symbols.map(({ name }) => name)));
  const found = new Map<string, Exported>();

  for (const { packageName, module, symbols } of modules) {
    for (const exported of symbols) {
      const symbol = resolved(exported, checker);
      const name = stableName(exported.name);
      const isUnstable = name !== exported.name;
      // If a stable name exists, only that one is documented.
      if (exported.name === 'default' || (isUnstable && names.has(name)) || isStub(symbol, checker)) continue;

      const known = found.get(name) ?? { name, isUnstable, variants: [], imports: [] };
      const identity = identityOf(symbol);
      if (known.variants.every((variant) => identityOf(variant.symbol) !== identity))
        known.variants.push({ symbol, packageName });
      const isType = !(symbol.flags & ts.SymbolFlags.Value);
      known.imports.push({ from: module, name: exported.name, ...(isType && { isType: true }) });
      found.set(name, known);
    }
  }
  return found;
}

/** Packages of larger plans export `DataGrid(): null`, which only throws an error that names the right import. */
export function isStub(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Function)) return false;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return (
    signature !== undefined &&
    signature.parameters.length === 0 &&
    Boolean(signature.getReturnType().flags & ts.TypeFlags.Null)
  );
}
