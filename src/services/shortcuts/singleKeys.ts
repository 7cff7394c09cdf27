import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { SINGLE_KEYS } from './table.ts';

/** Whether single-key shortcuts are active; users can turn them off (WCAG 2.1.4). */
export const singleKeys = createPreference({ ...SINGLE_KEYS, sources: [storageSource(SINGLE_KEYS.key)] });

export function followSingleKeys() {
  onStorageChange(SINGLE_KEYS.key, singleKeys.reload);
}
