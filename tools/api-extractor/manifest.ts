import { API_FORMAT, type ApiManifest, type ApiPage, type ApiPageEntry } from '#model/api';
import { anchorOf, anchorsOf, pathOfApi, placesOfComponent } from '#model/api-anchors';
import type { ProductApi } from './extract.ts';

/** What the rest of the site has to know: which pages there are, in the order of the tree, and their anchors. */
export function manifestOf(products: readonly ProductApi[]): ApiManifest {
  return {
    format: API_FORMAT,
    products: products.map((product) => ({ folder: product.folder, pages: pagesOf(product), typePlaces: product.typePlaces })),
  };
}

function pagesOf({ folder, components, interfaces, hooks, others, types, internalTypes }: ProductApi): ApiPageEntry[] {
  const entryOf = (page: ApiPage): ApiPageEntry => ({
    kind: page.kind,
    name: page.name,
    path: pathOfApi(folder, page.slug),
    ...(page.plan && { plan: page.plan }),
    ...(page.isUnstable && { isUnstable: true }),
    anchors: anchorsOf(page),
  });
  return [
    { kind: 'index', name: 'index', path: pathOfApi(folder), anchors: [] },
    ...components.map(entryOf),
    ...interfaces.map(entryOf),
    ...hooks.map(entryOf),
    {
      kind: 'others',
      name: 'other-components',
      path: pathOfApi(folder, 'other-components'),
      anchors: others.flatMap((component) => [anchorOf.component(component.name), ...placesOfComponent(component)]),
    },
    { kind: 'types', name: 'types', path: pathOfApi(folder, 'types'), anchors: types.map(({ key }) => key) },
    { kind: 'types', name: 'internal-types', path: pathOfApi(folder, 'internal-types'), anchors: internalTypes.map(({ key }) => key) },
  ];
}
