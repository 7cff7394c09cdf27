import type { MessagePattern, Texts } from '#services/i18n';

export const CHANGES_TEXTS = ['changes*', 'pro', 'premium'] as const satisfies readonly MessagePattern[];

export type ChangesTexts = Texts<(typeof CHANGES_TEXTS)[number]>;
