/** Browser code of the theme studio: loads the room once a reader reaches for it, or has a theme already. */
import { find } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { SHOWN_THEME, THEME_STUDIO } from '#model/hooks';
import { announce } from '#ui/browser';
import { CODE_ID, CONTROLS_ID } from './props.ts';

/** What does something only with the room, which repeats a click that came before it. */
const NEEDS_ROOM = `#${CONTROLS_ID} button, #${CODE_ID} a`;

export function activateThemeStudio() {
  const studio = find(THEME_STUDIO);
  if (!studio) return;
  const root = document.documentElement;
  const waiting = new AbortController();
  let loading: Promise<void> | undefined;
  let clicked: HTMLElement | null = null;

  function load() {
    loading ??= import('./hydrate.tsx').then(({ hydrate }) => hydrate());
    loading.then(
      () => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        clicked?.click();
      },
      () => {
        loading = undefined;
        announce(pageData('loadFailed'));
      },
    );
  }

  for (const type of ['pointerover', 'focusin', 'input'])
    studio.addEventListener(type, load, { signal: waiting.signal });
  studio.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_ROOM);
      if (!button) return;
      event.preventDefault();
      clicked = button;
      load();
    },
    { signal: waiting.signal },
  );
  // From a link, or another tab.
  const observer = new MutationObserver(load);
  observer.observe(root, { attributeFilter: [SHOWN_THEME] });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  // The keyboard may have been faster than this code.
  if (root.hasAttribute(SHOWN_THEME) || studio.contains(document.activeElement)) load();
}
