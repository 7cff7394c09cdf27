import type { Hook } from '#lib/hook';

export const CONSENT_CHOICE: Hook<HTMLButtonElement, 'allowed' | 'refused'> = 'data-consent-choice';
/** Opens the bar again. */
export const CONSENT_OPEN: Hook = 'data-consent-open';
export const CONSENT_STATUS: Hook = 'data-consent-status';
