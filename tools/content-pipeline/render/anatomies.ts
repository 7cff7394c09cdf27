import type { EsmNode, JsxElement } from '../tree.ts';
import { namedImportOf, propAttribute } from './nodes.ts';

/** `<Anatomy of="TreeItem">` is imported by the pages that use it, so that no other page has its styles. */
export function renderAnatomies(anatomies: ReadonlySet<JsxElement>): EsmNode[] {
  for (const anatomy of anatomies) anatomy.attributes.push(propAttribute('around', 'demo'));
  return anatomies.size > 0 ? [namedImportOf('Anatomy', '#features/anatomy')] : [];
}
