import { isBot } from './isBot.ts';

export const PRIVACY_CHOICE_KEY = 'privacy-choice';

export interface Visitor {
  isBot: boolean;
  /** Neither analytics nor network ads: by Global Privacy Control, by Do Not Track, or by the switch of the privacy page. */
  refusesTracking: boolean;
  savesData: boolean;
}

/** What browsers tell about a visitor; none has all of it. */
export interface BrowserSigns {
  userAgent: string;
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
  connection?: { saveData?: unknown } | undefined;
}

/** A sign that is missing says nothing. `choice` is what the reader said on the privacy page. */
export function readVisitor(signs: BrowserSigns, choice?: string | null, prefersLessData = false): Visitor {
  const hasSign = signs.globalPrivacyControl === true || signs.doNotTrack === '1' || signs.doNotTrack === 'yes';
  return {
    isBot: isBot(signs.userAgent),
    refusesTracking: hasSign || choice === 'refused',
    savesData: signs.connection?.saveData === true || prefersLessData,
  };
}
