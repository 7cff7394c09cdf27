import { pageData } from '#lib/page-data';
import { announce } from '#ui/browser';

/**
 * Opens a dialog of the page in the current task, before its content is loaded: from then on, keys and clicks no longer
 * reach the page. Closing it meanwhile cancels it. `load` resolves to what starts the filled dialog; after a failure, the
 * next call tries again.
 */
export function toggleDialog(id: string, load: () => Promise<(dialog: HTMLDialogElement) => void>) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) return dialog.close();
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  dialog.removeAttribute('data-failed');
  dialog.showModal();
  load().then(
    (start) => dialog.open && start(dialog),
    () => dialog.open && fail(dialog),
  );
}

function fail(dialog: HTMLDialogElement) {
  dialog.setAttribute('data-failed', '');
  // A dialog with an input stays open and says it itself: closing it would send the next letters to the page.
  if (dialog.querySelector('input')) return;
  dialog.close();
  announce(pageData('loadFailed'));
}
