import type { MessageId, Texts } from '#services/i18n';

/** Ids of the texts of the line below a toolbar, and of its props in the parts document. */
export const DATES_TEXTS = [
  'demoDatesShown',
  'demoDatesLoading',
  'demoDatesKept',
  'demoDatesFailed',
  'demoDatesUnplayable',
] as const satisfies readonly MessageId[];
export type DatesText = (typeof DATES_TEXTS)[number];
export type DatesTexts = Texts<DatesText>;
export const DATES_ID = 'demo-dates';
