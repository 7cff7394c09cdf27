import type { MessageId, MessagePattern, Texts } from '#services/i18n';

/** The texts that each part takes to the browser. */
export const SETTINGS_TEXTS = [
  'close',
  'code*',
  'density*',
  'direction*',
  'modeLight',
  'modeSystem',
  'modeDark',
  'setting*',
  'showShortcuts',
  'switchOn',
  'switchOff',
  'releaseNone',
  'apiAllPlans',
  'apiCommunity',
  'pro',
  'premium',
] as const satisfies readonly MessagePattern[];

export const SHORTCUTS_TEXTS = ['close', 'shortcut*'] as const satisfies readonly MessagePattern[];

export const MODE_BUTTON_TEXTS = ['modeLightOn', 'modeDarkOn'] as const satisfies readonly MessageId[];
export type ModeButtonText = (typeof MODE_BUTTON_TEXTS)[number];

export type SettingsTexts = Texts<(typeof SETTINGS_TEXTS)[number]>;
export type ShortcutsTexts = Texts<(typeof SHORTCUTS_TEXTS)[number]>;
