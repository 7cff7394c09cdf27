import { CONSENT_ATTRIBUTE, CONSENT_BAR_ATTRIBUTE, consentOf, type PrivacySigns } from './consent.ts';
import { readStoredPrivacyChoice } from './storedChoice.ts';

/** Opens the consent bar before paint if the visitor has not chosen yet. */
export function bootConsent() {
  const root = document.documentElement;
  const consent = consentOf(root.getAttribute(CONSENT_ATTRIBUTE), navigator as PrivacySigns, readStoredPrivacyChoice());
  root.toggleAttribute(CONSENT_BAR_ATTRIBUTE, consent === 'pending');
}
