import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource, type StoredChoice } from '#lib/storage';

export const SINGLE_KEYS = { key: 'mui-single-keys', values: ['on', 'off'], fallback: 'on' } as const satisfies StoredChoice<string>;

/** Whether single-key shortcuts are active; users can turn them off (WCAG 2.1.4). */
export const singleKeys = createPreference({ ...SINGLE_KEYS, sources: [storageSource(SINGLE_KEYS.key)] });

export function followSingleKeys() {
  onStorageChange(SINGLE_KEYS.key, singleKeys.reload);
}
