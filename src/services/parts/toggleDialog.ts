import { announce } from '#ui/browser';

/**
 * Opens a dialog of the page in the current task, before its content is loaded: from then on, keys and clicks no longer
 * reach the page. Closing it meanwhile cancels it. A failure closes it and is announced; the next call tries again.
 * `load` resolves to what starts the filled dialog.
 */
export function toggleDialog(id: string, load: () => Promise<(dialog: HTMLDialogElement) => void>) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) return dialog.close();
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  dialog.showModal();
  load().then(
    (start) => dialog.open && start(dialog),
    () => {
      if (!dialog.open) return;
      dialog.close();
      announce(document.body.dataset['loadFailed'] ?? '');
    },
  );
}
