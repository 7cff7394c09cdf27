import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { MODE } from './choices.ts';

/** What a reader chose, which can be `system`; the mode in effect is part of `display`. */
export const modeChoice = createPreference({ ...MODE, sources: [storageSource(MODE.key)] });

/** From now on, the choice is also what other tabs have stored. */
export function followModeChoice() {
  modeChoice.reload();
  onStorageChange(MODE.key, modeChoice.reload);
}
