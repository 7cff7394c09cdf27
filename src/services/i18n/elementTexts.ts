import type { MessageId, Texts, Translate } from './translations.ts';

const attributeOf = (id: MessageId) => `data-text-${id.toLowerCase()}`;

/** The texts of a plain controller, as attributes of the element that it controls. */
export function textAttributes(t: Translate, ids: readonly MessageId[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [attributeOf(id), t(id)]));
}

/** Reads them in the browser, by the same ids. */
export function textsIn<Id extends MessageId>(element: Element, ids: readonly Id[]): Texts<Id> {
  return Object.fromEntries(ids.map((id) => [id, element.getAttribute(attributeOf(id)) ?? ''])) as Texts<Id>;
}
