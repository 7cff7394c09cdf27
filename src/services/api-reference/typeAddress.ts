import { pathOfApi } from '#model/api-anchors';
import type { ApiProduct } from '#model/api';

/** Where a named type is explained: by a section of some page, or on the product's page of types. */
export function typeAddress({ folder, typePlaces }: Pick<ApiProduct, 'folder' | 'typePlaces'>, key: string): string {
  return typePlaces[key] ?? `${pathOfApi(folder, 'types')}/#${key}`;
}
