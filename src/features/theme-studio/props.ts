import type { MessageId, Texts } from '#services/i18n';

/** The elements that React takes over in the browser. */
export const CONTROLS_ID = 'theme-controls';
export const CODE_ID = 'theme-code';

export const CONTROLS_TEXTS = [
  'densityNormal',
  'lensRemoved',
  'modeDark',
  'modeLight',
  'modeSystem',
  'settingMode',
  'themeComfortable',
  'themeCompact',
  'themeDark',
  'themeDensity',
  'themeDerive',
  'themeDerived',
  'themeFails',
  'themeFont',
  'themeFontDefault',
  'themeFontMono',
  'themeFontSerif',
  'themeFontSystem',
  'themeHex',
  'themeLight',
  'themeOnSurface',
  'themePasses',
  'themeRadius',
  'themeReset',
  'themeScope',
  'themeShare',
  'themeShared',
  'themeSpacing',
  'themeTextOn',
  'themeUse',
] as const satisfies readonly MessageId[];

export const CODE_TEXTS = ['themeCode', 'themeCopy', 'themePlayground'] as const satisfies readonly MessageId[];

export interface ControlsProps {
  texts: Texts<(typeof CONTROLS_TEXTS)[number]>;
}

export interface CodeProps {
  texts: Texts<(typeof CODE_TEXTS)[number]>;
  playgroundHref: string;
}
