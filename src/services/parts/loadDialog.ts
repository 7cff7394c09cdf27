import { fetchPart } from './fetchPart.ts';

/** Fills the dialog with this id unless it has its content already. Rejects if that cannot be loaded. */
export async function loadDialog(id: string): Promise<void> {
  const place = document.getElementById(`${id}-content`);
  if (place?.hasAttribute('data-loading')) place.replaceWith(await fetchPart(place.id, HTMLElement));
}
