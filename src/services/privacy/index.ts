/** What applies to a visitor: consent to analytics and network ads, bot detection and data saving. */
export { CONSENT_ATTRIBUTE, CONSENT_BAR_ATTRIBUTE, type Consent } from './consent.ts';
export { isBot } from './isBot.ts';
