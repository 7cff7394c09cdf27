import { fetchPart } from './fetchPart.ts';

/** Returns the dialog with this id and inserts it into the page if necessary. Rejects if it cannot be loaded. */
export async function loadDialog(id: string): Promise<HTMLDialogElement> {
  const existing = document.getElementById(id);
  if (existing instanceof HTMLDialogElement) return existing;
  const dialog = await fetchPart(id, HTMLDialogElement);
  document.body.append(dialog);
  return dialog;
}
