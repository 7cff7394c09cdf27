/** The current visitor, their consent, and the random draws that decide what they get. */
import { createPreference } from '#lib/preference';
import { onStorageChange, storageSource } from '#lib/storage';
import { CONSENT_ATTRIBUTE, consentOf, hasPrivacySignal, PRIVACY_CHOICE_KEY, type Consent } from './consent.ts';
import { drawOnce } from './draw.ts';
import { readStoredPrivacyChoice } from './storedChoice.ts';
import { readVisitor, type BrowserSigns } from './visitor.ts';

export { CONSENT_BAR_ATTRIBUTE, type Consent } from './consent.ts';

/** The visitor's own choice. If it cannot be stored, it applies to this page. */
export const privacyChoice = createPreference({
  values: ['allowed', 'refused', 'none'],
  fallback: 'none',
  sources: [{ read: readStoredPrivacyChoice, write: storageSource(PRIVACY_CHOICE_KEY).write }],
});

const consentMode = () => document.documentElement.getAttribute(CONSENT_ATTRIBUTE);

export function currentConsent(): Consent {
  return consentOf(consentMode(), navigator as BrowserSigns, privacyChoice.get());
}

/** Whether the browser itself refuses, so that the visitor has nothing to choose. */
export function isRefusedByBrowser(): boolean {
  return hasPrivacySignal(navigator as BrowserSigns);
}

/** Applies choices made in other tabs. Call once. */
export function followOtherTabs() {
  onStorageChange(PRIVACY_CHOICE_KEY, privacyChoice.reload);
}

/** Calls back now, and whenever analytics and network ads become allowed or are no longer allowed. */
export function followConsent(listener: (isAllowed: boolean) => void): () => void {
  let isAllowed = currentConsent() === 'allowed';
  listener(isAllowed);
  return privacyChoice.subscribe(() => {
    const wasAllowed = isAllowed;
    isAllowed = currentConsent() === 'allowed';
    if (isAllowed !== wasAllowed) listener(isAllowed);
  });
}

export function currentVisitor() {
  const prefersLessData = matchMedia('(prefers-reduced-data: reduce)').matches;
  return readVisitor(navigator as BrowserSigns, { mode: consentMode(), choice: privacyChoice.get(), prefersLessData });
}

/** The random draw of this visit for `key`; `undefined` if storage is denied. */
export function drawOfVisit(key: string, share: number): boolean | undefined {
  const memory = {
    read: () => sessionStorage.getItem(key),
    write: (value: string) => sessionStorage.setItem(key, value),
  };
  try {
    return drawOnce({ share, random: Math.random, memory });
  } catch {
    return undefined;
  }
}

/** The random draw of this visitor for `key`, the same in every tab. If storage is denied, it lasts as long as the tab. */
export function drawOfVisitor(key: string, share: number): boolean {
  return drawOnce({ share, random: Math.random, memory: storageSource(key) });
}
