import { pageData } from '#lib/page-data';
import { announce } from '#ui/browser';

/** Class of a dialog whose content could not be loaded. */
const FAILED = 'load-failed';

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
  dialog.classList.remove(FAILED);
  dialog.showModal();
  load().then(
    (start) => dialog.open && start(dialog),
    () => dialog.open && fail(dialog),
  );
}

function fail(dialog: HTMLDialogElement) {
  dialog.classList.add(FAILED);
  // A dialog with an input stays open and says it itself: closing it would send the next letters to the page.
  if (dialog.querySelector('input')) return;
  dialog.close();
  // The rest of what was typed into it must not act on the page.
  announce(pageData('loadFailed'), { holdsKeys: true });
}
