import type { MessageId } from '#services/i18n';

export const CHANGES_TEXTS = [
  'changesFrom',
  'changesTo',
  'changesProduct',
  'changesAllProducts',
  'changesFilter',
  'changesNone',
  'changesCount',
  'changesFailed',
  'changesUnknown',
  'changesSubstitute',
  'changesInOrder',
  'changes_added',
  'changes_removed',
  'changes_renamed',
  'changes_deprecated',
  'changes_type',
  'changes_default',
  'changes_required',
  'changesRequired',
  'changesOptional',
  'changesNothing',
  'pro',
  'premium',
] as const satisfies readonly MessageId[];

export type ChangesTexts = Readonly<Record<(typeof CHANGES_TEXTS)[number], string>>;
