import { follow } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { loadEarly, toggleDialog } from '#services/parts/browser';
import { pressKey } from '#services/shortcuts/browser';
import { announce } from '#ui/browser';
import { MODE_BUTTON_ID, SETTINGS_BUTTON_ID, SETTINGS_ID, SHORTCUTS_ID } from './ids.ts';

/** Opens the dialogs, switches the mode and handles the shortcuts. Hovering or focusing the opener fills its dialog. */
export function activateSettings() {
  const opener = document.getElementById(SETTINGS_BUTTON_ID);
  const modeButton = document.getElementById(MODE_BUTTON_ID);
  // A page without settings has no shortcuts either.
  if (!opener) return;
  const load = () => import('./panel.tsx');
  const fill = () => load().then(({ fillSettings }) => fillSettings());

  loadEarly(load);
  follow(opener, ['pointerover', 'focusin'], () => void fill().catch(() => undefined));
  opener.addEventListener('click', () => toggleDialog(SETTINGS_ID, fill));
  modeButton?.addEventListener('click', () => {
    void import('./switchMode.ts').then(
      (module) => module.switchMode(modeButton),
      () => announce(pageData('loadFailed')),
    );
  });
  document.addEventListener('keydown', (event) =>
    pressKey(event, {
      list: () => toggleDialog(SHORTCUTS_ID, () => load().then(({ fillShortcuts }) => fillShortcuts())),
    }),
  );
}
