/** Browser code of the list of changes: loads the room that compares any two releases. */
import { find, need, read } from '#lib/hook';
import { COMPARE_FORM, COMPARE_STATUS, COMPARISON } from './hooks.ts';

export function activateChanges() {
  const place = find(COMPARISON);
  const form = find(COMPARE_FORM);
  if (!place || !form) return;
  const status = need(COMPARE_STATUS, form);
  const waiting = new AbortController();
  let loading: Promise<void> | undefined;

  function load() {
    loading ??= import('./mountCompare.tsx').then(({ mountCompare }) => mountCompare(need(COMPARISON, document)));
    loading.then(
      () => waiting.abort(),
      () => {
        // The list of the page is complete without the room; the next touch tries again.
        loading = undefined;
        status.textContent = read(COMPARE_STATUS, status);
      },
    );
  }

  for (const type of ['pointerover', 'focusin', 'submit']) {
    form.addEventListener(
      type,
      (event) => {
        if (type === 'submit') event.preventDefault();
        load();
      },
      { signal: waiting.signal },
    );
  }
  // A reader may have reached for the form before this script was there.
  if (location.search || form.matches(':hover, :focus-within')) load();
}
