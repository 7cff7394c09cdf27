/** Browser code of the grid starter: loads the room once a reader reaches for it, or comes with choices or for JavaScript. */
import { find, findAround, findClosest, read } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { COPY, SHOWN_VARIANT, STARTER } from '#model/hooks';
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

  for (const type of ['pointerover', 'focusin', 'click'])
    root.addEventListener(
      type,
      ({ target }) => {
        if (type === 'click' && !findAround(COPY, target)) clicked = findClosest('button', target);
        load();
      },
      { signal: waiting.signal },
    );
  addEventListener('hashchange', load, { signal: waiting.signal });
  const isOther =
    read(SHOWN_VARIANT, document.documentElement) === 'JS' || root.querySelector('input:checked:not([checked])');
  if (isOther || location.hash) load();
}
