import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { DENSITY, DIRECTION, MODE, settingsInEffect } from './choices.ts';
import { isOptedOut, showDisplay, systemScheme } from './document.ts';

/** The choices as preferences: what a reader sets here holds at once, in all tabs, and is kept. */
export const displayChoices = {
  mode: createPreference({ ...MODE, sources: [storageSource(MODE.key)] }),
  direction: createPreference({ ...DIRECTION, sources: [storageSource(DIRECTION.key)] }),
  density: createPreference({ ...DENSITY, sources: [storageSource(DENSITY.key)] }),
};

/** To be called once, before the first choice. Showing what other tabs choose is the boot script's part. */
export function showChoices() {
  if (isOptedOut()) return;
  const { mode, direction, density } = displayChoices;
  for (const { subscribe } of [mode, direction, density]) subscribe(showAtOnce);
  onStorageChange(MODE.key, mode.reload);
  onStorageChange(DIRECTION.key, direction.reload);
  onStorageChange(DENSITY.key, density.reload);
}

/** All parts change in one frame: colors that fade at different speeds would look like a fault. */
function showAtOnce() {
  const root = document.documentElement;
  const { mode, direction, density } = displayChoices;
  root.dataset['switching'] = '';
  showDisplay(settingsInEffect(mode.get(), direction.get(), density.get(), systemScheme().matches));
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['switching']));
}
