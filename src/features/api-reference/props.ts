import type { MessageId, Texts } from '#services/i18n';

/** The popover of types and names: its props in the parts document, and its content. */
export const POPOVER_ID = 'api-popover';

export const POPOVER_TEXTS = [
  'apiLoading',
  'apiLoadFailed',
  'apiOpenPage',
  'apiClose',
  'apiTrail',
  'apiRequired',
  'apiDeprecated',
  'apiType',
  'apiDefault',
  'apiExample',
  'apiPropsHere',
  'pro',
  'premium',
] as const satisfies readonly MessageId[];

export interface PopoverProps {
  texts: Texts<(typeof POPOVER_TEXTS)[number]>;
}
