import type { MessageId, Texts } from '#services/i18n';

/** The texts that each part takes to the browser. */
export const SETTINGS_TEXTS = [
  'settings',
  'close',
  'settingMode',
  'settingModeHint',
  'modeLight',
  'modeSystem',
  'modeDark',
  'settingDirection',
  'settingDirectionHint',
  'directionLtr',
  'directionRtl',
  'settingDensity',
  'settingDensityHint',
  'densityNormal',
  'densityDense',
  'densityReset',
  'settingCodeWrap',
  'settingCodeWrapHint',
  'codeScroll',
  'codeWrap',
  'settingSingleKeys',
  'settingSingleKeysHint',
  'switchOn',
  'switchOff',
  'showShortcuts',
  'settingRelease',
  'settingReleaseHint',
  'releaseNone',
  'settingPlan',
  'settingPlanHint',
  'settingDates',
  'settingDatesHint',
  'apiAllPlans',
  'apiCommunity',
  'pro',
  'premium',
  'settingOfflineHint',
  'settingOfflineLink',
  'settingsKept',
  'settingsNotKept',
] as const satisfies readonly MessageId[];

export const SHORTCUTS_TEXTS = [
  'shortcuts',
  'close',
  'shortcutsAnywhere',
  'shortcutsOff',
  'shortcutList',
  'shortcutSettings',
  'shortcutMode',
  'shortcutFilter',
  'shortcutSearch',
  'shortcutNext',
  'shortcutPrevious',
  'shortcutsOnFocus',
  'shortcutTree',
  'shortcutCopy',
  'shortcutEscape',
] as const satisfies readonly MessageId[];

export const MODE_BUTTON_TEXTS = ['modeLightOn', 'modeDarkOn'] as const satisfies readonly MessageId[];

export type SettingsTexts = Texts<(typeof SETTINGS_TEXTS)[number]>;
export type ShortcutsTexts = Texts<(typeof SHORTCUTS_TEXTS)[number]>;
