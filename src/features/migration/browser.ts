/** Browser code of the migration assistant: loads the room once a reader reaches for it, or comes with a link to findings. */
import { find } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { MIGRATION } from '#model/hooks';
import { announce } from '#ui/browser';
import { SHARED_HASH } from './hooks.ts';

export function activateMigration() {
  const root = find(MIGRATION);
  if (!root) return;
  const waiting = new AbortController();
  let loading: Promise<void> | undefined;
  /** What the reader did before the room was there. */
  let missed: (() => void) | undefined;

  function load() {
    loading ??= import('./hydrate.tsx').then(({ hydrate }) => hydrate());
    loading.then(
      () => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        // Handlers are attached with the next task of React.
        setTimeout(() => missed?.());
      },
      () => {
        loading = undefined;
        announce(pageData('loadFailed'));
      },
    );
  }

  for (const type of ['pointerover', 'focusin', 'dragover', 'drop', 'submit', 'change', 'paste'])
    root.addEventListener(
      type,
      (event) => {
        // The browser would leave the page for the form or for a dropped file.
        if (type === 'submit' || type === 'drop' || type === 'dragover') event.preventDefault();
        const { target } = event;
        if (type === 'submit' || type === 'paste') missed = () => root.querySelector('form')?.requestSubmit();
        if (type === 'change' && target instanceof HTMLInputElement && target.type === 'file')
          missed = () => target.dispatchEvent(new Event('change', { bubbles: true }));
        load();
      },
      { signal: waiting.signal },
    );
  if (location.hash.startsWith(SHARED_HASH)) load();
}
