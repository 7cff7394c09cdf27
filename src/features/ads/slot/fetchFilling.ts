import { fetchPart } from '#services/parts/browser';
import { FILLINGS, type Filling } from './fillings.ts';

/** Fetches all in-house content of one kind. */
export async function fetchFilling(kind: Filling): Promise<HTMLCollection> {
  return (await fetchPart(FILLINGS[kind], HTMLTemplateElement)).content.children;
}
