import ts from 'typescript';
import type { ApiComponent, TypeText } from '#model/api';
import { kebabCase } from '#model/api-anchors';
import { splitGuides } from '../jsdoc/guides.ts';
import { describe } from '../jsdoc/parseText.ts';
import { readJsDoc } from '../jsdoc/readJsDoc.ts';
import type { ProductContext } from '../productContext.ts';
import { sourceOf } from '../program/declarations.ts';
import type { Exported } from '../program/exportsOf.ts';
import { planOfImport } from '#model/package-plan';
import { layOutWide } from '../types/doc.ts';
import { printTypeParameter } from '../types/printType.ts';
import type { TypeRegistry } from '../types/registry.ts';

type Head = Pick<
  ApiComponent,
  'name' | 'slug' | 'plan' | 'isUnstable' | 'imports' | 'description' | 'deprecated' | 'guides' | 'source'
>;

/** The part of the model that all kinds of pages share. */
export function readHead(
  exported: Exported,
  home: Exported['variants'][number],
  { registry, workingImports }: ProductContext,
): Head {
  const doc = readJsDoc(home.symbol, registry.checker);
  const { text, guides } = splitGuides(doc.text, doc.demos);
  const [declaration] = home.symbol.declarations ?? [];
  if (!declaration) throw new Error(`${exported.name} has no declaration.`);
  const plan = planOfImport(exported.imports[0]?.from ?? '');
  return {
    name: exported.name,
    slug: kebabCase(exported.name),
    ...(plan && { plan }),
    ...(exported.isUnstable && { isUnstable: true }),
    imports: workingImports(exported.imports),
    ...describe({ ...doc, text }, registry.findType),
    guides,
    source: sourceOf(declaration),
  };
}

export function readTypeParameters(signature: ts.Signature | undefined, registry: TypeRegistry): TypeText[] {
  const declarations = (signature?.typeParameters ?? []).flatMap(({ symbol }) => symbol.declarations ?? []);
  return declarations
    .filter(ts.isTypeParameterDeclaration)
    .map((declaration) => layOutWide(printTypeParameter(declaration, registry)));
}
