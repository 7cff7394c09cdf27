import { tabMemory } from '#lib/storage';
import { PRIVACY_CHOICE_KEY } from './consent.ts';

/**
 * The stored choice. If storage is denied, a no lasts as long as the tab, in `window.name`. A yes is never read from there,
 * because any page that opens ours can set it.
 */
export function readStoredPrivacyChoice(): string | null {
  if (tabMemory().get(PRIVACY_CHOICE_KEY) === 'refused') return 'refused';
  try {
    return localStorage.getItem(PRIVACY_CHOICE_KEY);
  } catch {
    return null;
  }
}
