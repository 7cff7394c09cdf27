import { fetchPart } from './fetchPart.ts';

/** The dialog of that id, in the page. Rejects when it does not come. */
export async function bringDialog(id: string): Promise<HTMLDialogElement> {
  const known = document.getElementById(id);
  if (known instanceof HTMLDialogElement) return known;
  const dialog = await fetchPart(id, HTMLDialogElement);
  document.body.append(dialog);
  return dialog;
}
