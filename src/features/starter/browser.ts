/** Browser code of the grid starter: loads the room once a reader reaches for it, or comes with choices or for JavaScript. */
import { find, findAround, findClosest } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { COPY, STARTER } from '#model/hooks';
import { codeVariant } from '#services/code-preferences/browser';
import { announce } from '#ui/browser';

export function activateStarter() {
  const root = find(STARTER);
  if (!root) return;
  const waiting = new AbortController();
  let loading: Promise<void> | undefined;
  let clicked: HTMLElement | null = null;

  function load() {
    loading ??= import('./hydrate.tsx').then(({ hydrate }) => hydrate());
    loading.then(
      () => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        // Nobody has answered the click yet. Radio buttons keep what was chosen.
        clicked?.click();
      },
      () => {
        loading = undefined;
        announce(pageData('loadFailed'));
      },
    );
  }

  for (const type of ['pointerover', 'focusin', 'change', 'click'])
    root.addEventListener(
      type,
      ({ target }) => {
        if (type === 'click' && !findAround(COPY, target)) clicked = findClosest('button', target);
        load();
      },
      { signal: waiting.signal },
    );
  addEventListener('hashchange', load, { signal: waiting.signal });
  // A reader may have been faster than this code.
  const isUsed =
    root.contains(document.activeElement) ||
    root.querySelector('input:checked:not([checked]), option:checked:not(:first-child)');
  if (isUsed || location.hash || codeVariant.get() === 'JS') load();
}
