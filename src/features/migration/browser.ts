/** Browser code of the migration assistant: loads the room once a reader reaches for it, or comes with a link to findings. */
import { find } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { MIGRATION } from '#model/hooks';
import { announce } from '#ui/browser';
import { droppedEntries } from './droppedEntries.ts';
import { SHARED_HASH } from './hooks.ts';

export function activateMigration() {
  const root = find(MIGRATION);
  const form = root?.querySelector('form');
  if (!root || !form) return;
  const waiting = new AbortController();
  let loading: Promise<void> | undefined;
  const dropped: FileSystemEntry[] = [];
  // A reader may have been faster than this code.
  let isAsked = Boolean(new FormData(form).get('code'));

  function load() {
    loading ??= import('./hydrate.tsx').then(({ hydrate }) => hydrate(dropped));
    loading.then(
      () => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        // A form that is just being submitted ignores further calls.
        setTimeout(repeat);
      },
      () => {
        loading = undefined;
        announce(pageData('loadFailed'));
      },
    );
  }

  const chosen = () =>
    [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].filter(({ files }) => files?.length);

  /** The room answers events now; it shall know of the earlier ones, too. */
  function repeat() {
    for (const input of chosen()) input.dispatchEvent(new Event('change', { bubbles: true }));
    if (isAsked) form?.requestSubmit();
  }

  for (const type of ['pointerover', 'focusin', 'dragover', 'drop', 'submit', 'change', 'paste'])
    root.addEventListener(
      type,
      (event) => {
        // The browser would leave the page for a dropped file.
        if (type === 'drop' || type === 'dragover') event.preventDefault();
        if (event instanceof DragEvent && type === 'drop') dropped.push(...droppedEntries(event.dataTransfer));
        if (type === 'submit' || type === 'paste') isAsked = true;
        load();
      },
      { signal: waiting.signal },
    );
  if (isAsked || chosen().length > 0 || location.hash.startsWith(SHARED_HASH)) load();
}
