import type { Hook } from '#lib/hook';
import type { MessageId } from '#services/i18n';

/** On the form: the address of a new issue. */
export const ISSUE: Hook = 'data-issue';
export const FEEDBACK_TEXTS = [
  'feedbackSending',
  'feedbackSent',
  'feedbackCommentSent',
  'feedbackCommentEmpty',
  'feedbackFailed',
] as const satisfies readonly MessageId[];
export type FeedbackText = (typeof FEEDBACK_TEXTS)[number];
