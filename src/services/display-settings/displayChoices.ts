import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { DENSITY, DIRECTION, MODE, settingsInEffect } from './choices.ts';
import { isOptedOut, showDisplay, systemScheme } from './document.ts';

/** The choices as stored preferences. Changes take effect immediately in all tabs. */
export const displayChoices = {
  mode: createPreference({ ...MODE, sources: [storageSource(MODE.key)] }),
  direction: createPreference({ ...DIRECTION, sources: [storageSource(DIRECTION.key)] }),
  density: createPreference({ ...DENSITY, sources: [storageSource(DENSITY.key)] }),
};

let isShowing = false;

/** Call before the first change. Idempotent. The boot script applies changes from other tabs. */
export function showChoices() {
  if (isShowing || isOptedOut()) return;
  isShowing = true;
  const { mode, direction, density } = displayChoices;
  for (const { subscribe } of [mode, direction, density]) subscribe(showAtOnce);
  onStorageChange(MODE.key, mode.reload);
  onStorageChange(DIRECTION.key, direction.reload);
  onStorageChange(DENSITY.key, density.reload);
}

/** Disables transitions during the change, because colors that fade at different speeds would look broken. */
function showAtOnce() {
  const root = document.documentElement;
  const { mode, direction, density } = displayChoices;
  root.dataset['switching'] = '';
  showDisplay(settingsInEffect(mode.get(), direction.get(), density.get(), systemScheme().matches));
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['switching']));
}
