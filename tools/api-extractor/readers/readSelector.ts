import ts from 'typescript';
import type { ApiSelector } from '#model/api';
import { describe } from '../jsdoc/parseText.ts';
import { readJsDoc } from '../jsdoc/readJsDoc.ts';
import type { ProductContext } from '../productContext.ts';
import { placeOf } from '../program/declarations.ts';
import type { Exported } from '../program/exportsOf.ts';
import { planOfImport } from '#model/package-plan';
import { layOutWide } from '../types/doc.ts';
import { printTypeObject } from '../types/memberType.ts';
import { isOptionalParameter } from './readMember.ts';

export function isSelector(name: string, symbol: ts.Symbol): boolean {
  return /^grid[A-Z]\w*Selector$/.test(name) && Boolean(symbol.flags & ts.SymbolFlags.Value);
}

export function readSelector({ name, variants, imports }: Exported, { registry }: ProductContext): ApiSelector {
  const { checker } = registry;
  const symbol = variants[0]?.symbol;
  const [declaration] = symbol?.declarations ?? [];
  const [signature] = symbol ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
  if (!symbol || !declaration || !signature) throw new Error(`The selector ${name} cannot be called.`);
  const doc = readJsDoc(symbol, checker);
  const plan = planOfImport(imports[0]?.from ?? '');
  // The first parameter is the `apiRef`. Selectors without arguments may still declare one of type `unknown`.
  const parameters = signature.parameters
    .slice(1)
    .filter((parameter) => !(checker.getTypeOfSymbol(parameter).flags & ts.TypeFlags.Unknown));
  return {
    name: imports[0]?.name ?? name,
    feature: featureOf(declaration),
    ...describe(doc, registry.findType),
    ...(plan && { plan }),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      isOptional: isOptionalParameter(parameter),
      type: layOutWide(printTypeObject(checker.getTypeOfSymbol(parameter), false, registry)),
      description: [],
    })),
    returns: layOutWide(printTypeObject(signature.getReturnType(), false, registry)),
    ...(doc.isIgnored && { isInternal: true }),
  };
}

/** Returns `sorting` for a declaration in `hooks/features/sorting/gridSortingSelector.d.ts`. */
function featureOf(declaration: ts.Node): string {
  return /^hooks\/(?:features\/|core\/)?([^/.]+)/.exec(placeOf(declaration).file)?.[1] ?? '';
}
