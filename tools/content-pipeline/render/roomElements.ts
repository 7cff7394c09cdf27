import type { PageReading } from '../page.ts';
import type { EsmNode, JsxElement } from '../tree.ts';
import { namedImportOf, propAttribute } from './nodes.ts';

/** Pages that use `<Anatomy>`, `<DemoStrip>`, `<MessageFilter>` or `<PlanTable>` import it, so that its styles are not loaded on other pages. */
export function renderRoomElements({ anatomies, demoStrips, messageFilters, planTables }: PageReading): EsmNode[] {
  return [
    ...importIfUsed('Anatomy', '#features/anatomy', [...anatomies]),
    ...importIfUsed('DemoStrip', '#features/gallery', [...demoStrips]),
    ...importIfUsed('MessageFilter', '#features/error-messages', [...messageFilters]),
    ...importIfUsed('PlanTable', '#features/plans', [...planTables.keys()]),
  ];
}

function importIfUsed(name: string, room: string, elements: readonly JsxElement[]): EsmNode[] {
  for (const { attributes } of elements) attributes.push(propAttribute('around', 'demo'));
  return elements.length > 0 ? [namedImportOf(name, room)] : [];
}
