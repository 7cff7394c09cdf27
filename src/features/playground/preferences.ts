import { createPreference } from '#lib/preference';
import { storageSource } from '#lib/storage';

const AUTO_RUN_KEY = 'playground-auto-run';
/** Whether code runs as it is typed. */
export const autoRun = createPreference({
  values: ['on', 'off'],
  fallback: 'on',
  sources: [storageSource(AUTO_RUN_KEY)],
});
