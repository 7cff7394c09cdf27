import { consentOf, type Consent, type PrivacySigns } from './consent.ts';
import { isBot } from './isBot.ts';

interface Visitor {
  isBot: boolean;
  consent: Consent;
  savesData: boolean;
}

/** Signals of the browser; no browser supports all of them. */
export interface BrowserSigns extends PrivacySigns {
  userAgent: string;
  connection?: { saveData?: unknown } | undefined;
}

interface Circumstances {
  /** The `CONSENT` setting of the site; `null` if there is nothing to consent to. */
  mode?: string | null;
  /** The stored choice. */
  choice?: string | null;
  prefersLessData?: boolean;
}

/** Missing signals count as no restriction. */
export function readVisitor(
  signs: BrowserSigns,
  { mode = null, choice, prefersLessData = false }: Circumstances = {},
): Visitor {
  return {
    isBot: isBot(signs.userAgent),
    consent: consentOf(mode, signs, choice),
    savesData: signs.connection?.saveData === true || prefersLessData,
  };
}
