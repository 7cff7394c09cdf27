import { announce } from '#ui/browser';
import type { Choice } from './choice.ts';

type Panel = typeof import('./panel.ts');

/**
 * Opens the dialogs and hears the shortcuts. All of that is fetched at the first sign that it will be needed: a pointer
 * or the focus on an opener, or a key. `more` ties the groups that other rooms brought along to their preferences.
 */
export function wakeSettings(more: () => readonly Choice[] = () => []) {
  // A page without settings has no shortcuts either.
  if (!document.querySelector('[data-opens]')) return;
  let panel: Panel | undefined;
  const load = async () => {
    const loaded = await import('./panel.ts');
    await loaded.prepare(more);
    panel = loaded;
    return panel;
  };
  const opener = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null);

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => void (opener(event) && load().catch(() => undefined)));
  }
  document.addEventListener('click', (event) => {
    const id = opener(event)?.dataset['opens'];
    if (!id) return;
    load().then(
      ({ openDialog }) => openDialog(id),
      () => announce(document.body.dataset['loadFailed'] ?? ''),
    );
  });
  document.addEventListener('keydown', (event) => {
    // Only characters are shortcuts, and in a field they are text.
    if (event.key.length > 1 || event.target instanceof HTMLInputElement) return;
    // Once loaded at once, so that the key can be kept from typing into what it focuses.
    if (panel) panel.press(event);
    // Most keys open nothing, and work when no dialog comes.
    else load().catch(() => import('./panel.ts')).then(({ press }) => press(event)).catch(() => undefined);
  });
}
