/** Browser code of the migration assistant: loads the room once a reader reaches for it, or comes with a link to findings. */
import { find } from '#lib/hook';
import { MIGRATION } from '#model/hooks';
import { loadOnIntent } from '#services/parts/browser';
import { droppedEntries } from './droppedEntries.ts';
import { SHARED_HASH } from './hooks.ts';

export function activateMigration() {
  const root = find(MIGRATION);
  const form = root?.querySelector('form');
  if (!root || !form) return;
  const dropped: FileSystemEntry[] = [];
  // A reader may have been faster than this code.
  let isPasted = Boolean(new FormData(form).get('code'));
  const chosen = () =>
    [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].filter(({ files }) => files?.length);

  const { load, signal } = loadOnIntent(root, () => import('./hydrate.tsx').then(({ hydrate }) => hydrate(dropped)));
  // The room answers events now; it shall know of the earlier ones, too.
  signal.addEventListener('abort', () => {
    for (const input of chosen()) input.dispatchEvent(new Event('change', { bubbles: true }));
    if (isPasted) form.requestSubmit();
  });
  for (const type of ['dragover', 'drop', 'paste'])
    root.addEventListener(
      type,
      (event) => {
        // The browser would leave the page for a dropped file.
        if (event instanceof DragEvent) event.preventDefault();
        if (event instanceof DragEvent && type === 'drop') dropped.push(...droppedEntries(event.dataTransfer));
        isPasted ||= type === 'paste';
        load();
      },
      { signal },
    );
  if (isPasted || chosen().length > 0 || location.hash.startsWith(SHARED_HASH)) load();
}
