import type { EsmNode, JsxElement } from '../tree.ts';
import { namedImportOf, propAttribute } from './nodes.ts';

/** Pages that use `<Anatomy of="TreeItem">` import it, so that its styles are not loaded on other pages. */
export function renderAnatomies(anatomies: ReadonlySet<JsxElement>): EsmNode[] {
  for (const anatomy of anatomies) anatomy.attributes.push(propAttribute('around', 'demo'));
  return anatomies.size > 0 ? [namedImportOf('Anatomy', '#features/anatomy')] : [];
}
