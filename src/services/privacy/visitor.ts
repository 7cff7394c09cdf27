import { isBot } from './isBot.ts';

export const PRIVACY_CHOICE_KEY = 'privacy-choice';

export interface Visitor {
  isBot: boolean;
  /** No analytics and no network ads: set by Global Privacy Control, Do Not Track, or the checkbox on the privacy page. */
  refusesTracking: boolean;
  savesData: boolean;
}

/** Privacy signals of the browser; no browser supports all of them. */
export interface BrowserSigns {
  userAgent: string;
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
  connection?: { saveData?: unknown } | undefined;
}

/** Missing signals count as no restriction. `choice` is the stored choice from the privacy page. */
export function readVisitor(signs: BrowserSigns, choice?: string | null, prefersLessData = false): Visitor {
  const hasSign = signs.globalPrivacyControl === true || signs.doNotTrack === '1' || signs.doNotTrack === 'yes';
  return {
    isBot: isBot(signs.userAgent),
    refusesTracking: hasSign || choice === 'refused',
    savesData: signs.connection?.saveData === true || prefersLessData,
  };
}
