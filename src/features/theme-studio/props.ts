import type { MessageId, MessagePattern, Texts } from '#services/i18n';

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
  'theme*',
] as const satisfies readonly MessagePattern[];

export const CODE_TEXTS = ['studioCode', 'studioCopy', 'studioPlayground'] as const satisfies readonly MessageId[];

export interface ControlsProps {
  texts: Texts<(typeof CONTROLS_TEXTS)[number]>;
}

export interface CodeProps {
  texts: Texts<(typeof CODE_TEXTS)[number]>;
  playgroundHref: string;
}
