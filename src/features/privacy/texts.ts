import { markTexts } from '#lib/hook';
import type { MessageId, Translate } from '#services/i18n';

/** What is said about each state. */
const TEXTS = {
  allowed: 'consentAllowed',
  refused: 'consentRefused',
  pending: 'consentPending',
  signal: 'consentSignal',
} as const satisfies Record<string, MessageId>;

export type ConsentText = keyof typeof TEXTS;

/** The texts as attributes, for the controller. */
export function consentTexts(t: Translate, subject: string, states: readonly ConsentText[]) {
  return markTexts(states, (state) => t(TEXTS[state]).replace('{subject}', subject));
}
