import { ROOM_ELEMENTS } from '../rules/vocabulary.ts';
import type { EsmNode, JsxElement } from '../tree.ts';
import { namedImportOf, propAttribute } from './nodes.ts';

/** Passes the surroundings of the page to the elements, and returns the imports that the page needs for them. */
export function renderRoomElements(elements: readonly JsxElement[]): EsmNode[] {
  for (const { attributes } of elements) attributes.push(propAttribute('around', 'demo'));
  const used = new Set(elements.map(({ name }) => name));
  return [...ROOM_ELEMENTS].flatMap(([name, room]) => (used.has(name) ? [namedImportOf(name, room)] : []));
}
