/** Consent to analytics and network ads: one choice for both. */
export type Consent = 'allowed' | 'refused' | 'pending';

export const PRIVACY_CHOICE_KEY = 'privacy-choice';
/** On `<html>`: `ask` or `off` as configured; absent if there is nothing to consent to. */
export const CONSENT_ATTRIBUTE = 'data-consent';
/** On `<html>` while the consent bar is open. */
export const CONSENT_BAR_ATTRIBUTE = 'data-consent-bar';

/** Privacy signals of the browser; no browser supports both. */
export interface PrivacySigns {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

export function hasPrivacySignal({ globalPrivacyControl, doNotTrack }: PrivacySigns): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** A signal of the browser overrides a stored yes. Without a choice, a site that asks starts nothing. */
export function consentOf(mode: string | null, signs: PrivacySigns, choice: string | null | undefined): Consent {
  if (hasPrivacySignal(signs) || choice === 'refused') return 'refused';
  return choice === 'allowed' || mode !== 'ask' ? 'allowed' : 'pending';
}
