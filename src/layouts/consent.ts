import { CONSENT_OPENER, PRIVACY_CHOICE_ID, type ConsentBarProps } from '#features/privacy';
import type { Translate } from '#services/i18n';
import { site } from '#services/site';
import type { ShellContext } from '#shell';

export const PRIVACY_PAGE = '/x/introduction/privacy';

/** What the site asks consent for, as the subject of a sentence; `undefined` if nothing is configured. */
export function consentSubject(t: Translate): string | undefined {
  if (!site.consent) return undefined;
  const hasNetwork = Boolean(site.adScriptUrl || site.adFeedUrl);
  if (!site.measurementId) return t('consentAds');
  return t(hasNetwork ? 'consentBoth' : 'consentAnalytics');
}

export function consentBarOf({ t, hrefOf }: ShellContext): ConsentBarProps | undefined {
  const subject = consentSubject(t);
  return subject ? { t, subject, privacyHref: hrefOf(PRIVACY_PAGE) } : undefined;
}

/** Opens the bar again, on the same page. Without JavaScript it leads to the privacy page. */
export function consentLinks({ t, hrefOf }: ShellContext) {
  return site.consent
    ? [{ title: t('consentLink'), href: `${hrefOf(PRIVACY_PAGE)}#${PRIVACY_CHOICE_ID}`, hooks: CONSENT_OPENER }]
    : [];
}
