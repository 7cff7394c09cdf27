import { fetchPart } from '#services/parts/browser';
import { FILLINGS, type Filling } from './fillings.ts';

/** Everything of ours that the slot can show of a kind. */
export async function fetchFilling(kind: Filling): Promise<HTMLCollection> {
  return (await fetchPart(FILLINGS[kind], HTMLTemplateElement)).content.children;
}
