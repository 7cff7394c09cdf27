import { announce } from '#ui/browser';
import type { Choice } from './choice.ts';

type Panel = typeof import('./panel.ts');

/**
 * Opens the dialogs and handles the shortcuts. The code is loaded on first intent: hovering or focusing an opener, or
 * pressing a key. `more` returns the preferences of setting groups that other features add.
 */
export function activateSettings(more: () => readonly Choice[] = () => []) {
  // A page without settings has no shortcuts either.
  if (!document.querySelector('[data-opens]')) return;
  let panel: Panel | undefined;
  const load = async () => {
    const loaded = await import('./panel.ts');
    await loaded.prepare(more);
    panel = loaded;
    return panel;
  };
  const fail = () => announce(document.body.dataset['loadFailed'] ?? '');
  const opener = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null);

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => void (opener(event) && load().catch(() => undefined)));
  }
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-switches-mode]')) import('./panel.ts').then(({ toggleMode }) => toggleMode(), fail);
    const id = opener(event)?.dataset['opens'];
    if (!id) return;
    load().then(
      ({ openDialog }) => openDialog(id),
      fail,
    );
  });
  document.addEventListener('keydown', (event) => {
    // Only single characters are shortcuts, and in an input they are text.
    if (event.key.length > 1 || event.target instanceof HTMLInputElement) return;
    // Handle it synchronously once loaded, so that `preventDefault` keeps the key from being typed into the focused input.
    if (panel) panel.press(event);
    // Most shortcuts open no dialog, so they work even if the dialogs fail to load.
    else load().catch(() => import('./panel.ts')).then(({ press }) => press(event)).catch(() => undefined);
  });
}
