import { markTexts, readTexts } from './hook.ts';

const PAGE_DATA = [
  'copied',
  'copyFailed',
  'loadFailed',
  'wrapLines',
  'newerThan',
  'fixedFor',
  'unaffected',
  'parts',
] as const;
type PageData = (typeof PAGE_DATA)[number];

/** Attributes of the body: texts for the controllers of all rooms, and the address of the document with parts of pages. */
export function pageAttributes(valueOf: (id: PageData) => string) {
  return markTexts(PAGE_DATA, valueOf);
}

export function pageData(id: PageData): string {
  return readTexts<PageData>(document.body)[id];
}
