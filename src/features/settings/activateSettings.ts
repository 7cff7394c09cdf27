import { toggleDialog } from '#services/parts/browser';
import { pressKey } from '#services/shortcuts/browser';
import { announce } from '#ui/browser';
import type { Choice } from './choice.ts';
import { SHORTCUTS_ID } from './ids.ts';

/**
 * Opens the dialogs and handles the shortcuts. Code and content of the dialogs are loaded on first intent: hovering or
 * focusing an opener, or opening one. `more` returns the preferences of setting groups that other features add.
 */
export function activateSettings(more: () => readonly Choice[] = () => []) {
  // A page without settings has no shortcuts either.
  if (!document.querySelector('[data-opens]')) return;
  const loadPanel = () => import('./panel.ts');
  const load = () => loadPanel().then(({ prepare }) => prepare(more));
  const opener = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
  const switchMode = () =>
    void loadPanel().then(
      ({ toggleMode }) => toggleMode(),
      () => announce(document.body.dataset['loadFailed'] ?? ''),
    );

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => void (opener(event) && load().catch(() => undefined)));
  }
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-switches-mode]')) switchMode();
    const id = opener(event)?.dataset['opens'];
    if (id) toggleDialog(id, load);
  });
  document.addEventListener('keydown', (event) =>
    pressKey(event, { mode: switchMode, list: () => toggleDialog(SHORTCUTS_ID, load) }),
  );
}
