import { API_FORMAT, type ApiComponent, type ApiManifest, type ApiPage, type ApiPageEntry } from '#model/api';
import { anchorOf, anchorsOf, pathOfApi, placesOfComponent } from '#model/api-anchors';
import type { ProductApi } from './extract.ts';

/** The list of API pages for the rest of the site, in navigation order, with their anchors. */
export function manifestOf(products: readonly ProductApi[]): ApiManifest {
  return {
    format: API_FORMAT,
    products: products.map((product) => ({
      folder: product.folder,
      pages: pagesOf(product),
      typePlaces: product.typePlaces,
    })),
  };
}

function pagesOf({
  folder,
  components,
  interfaces,
  hooks,
  others,
  icons,
  types,
  internalTypes,
}: ProductApi): ApiPageEntry[] {
  const entryOf = (page: ApiPage): ApiPageEntry => ({
    kind: page.kind,
    name: page.name,
    path: pathOfApi(folder, page.slug),
    ...(page.plan && { plan: page.plan }),
    ...(page.isUnstable && { isUnstable: true }),
    anchors: anchorsOf(page),
  });
  const listOf = (name: string, listed: readonly ApiComponent[]): ApiPageEntry => ({
    kind: 'others',
    name,
    path: pathOfApi(folder, name),
    anchors: listed.flatMap((component) => [anchorOf.component(component.name), ...placesOfComponent(component)]),
  });
  return [
    { kind: 'index', name: 'index', path: pathOfApi(folder), anchors: [] },
    ...components.map(entryOf),
    ...interfaces.map(entryOf),
    ...hooks.map(entryOf),
    listOf('other-components', others),
    ...(icons.length > 0 ? [listOf('icons', icons)] : []),
    { kind: 'types', name: 'types', path: pathOfApi(folder, 'types'), anchors: types.map(({ key }) => key) },
    {
      kind: 'types',
      name: 'internal-types',
      path: pathOfApi(folder, 'internal-types'),
      anchors: internalTypes.map(({ key }) => key),
    },
  ];
}
