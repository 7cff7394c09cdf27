import { BOT_NAMES } from './botNames.ts';
import { CONSENT_ATTRIBUTE, CONSENT_BAR_ATTRIBUTE, consentOf } from './consent.ts';
import { readStoredPrivacyChoice } from './storedChoice.ts';
import type { BrowserSigns } from './visitor.ts';

/** On `<html>` for most visitors who get no ads. */
const UNSERVED_ATTRIBUTE = 'data-unserved';

/** Opens the consent bar before paint if the visitor has not chosen yet, and drops the space for ads nobody will get. */
export function bootVisitor() {
  const root = document.documentElement;
  const signs = navigator as BrowserSigns;
  const consent = consentOf(root.getAttribute(CONSENT_ATTRIBUTE), signs, readStoredPrivacyChoice());
  root.toggleAttribute(CONSENT_BAR_ATTRIBUTE, consent === 'pending');
  root.toggleAttribute(UNSERVED_ATTRIBUTE, signs.connection?.saveData === true || BOT_NAMES.test(signs.userAgent));
}
