import type { StoredChoice } from '#lib/storage';
import type { DisplaySettings } from './reduceDisplay.ts';

/** What a reader can choose, under which key it is kept in localStorage, and what holds without a choice. */
export const MODE = { key: 'mui-mode', values: ['light', 'system', 'dark'], fallback: 'system' } as const satisfies StoredChoice<string>;
export const DIRECTION = { key: 'mui-direction', values: ['ltr', 'rtl'], fallback: 'ltr' } as const satisfies StoredChoice<string>;
export const DENSITY = { key: 'mui-density', values: ['normal', 'dense'], fallback: 'normal' } as const satisfies StoredChoice<string>;

export type ModeChoice = (typeof MODE.values)[number];
export type Direction = (typeof DIRECTION.values)[number];
export type Density = (typeof DENSITY.values)[number];

/** What the choices of the reader come to on this system. */
export function settingsInEffect(mode: ModeChoice, direction: Direction, density: Density, isSystemDark: boolean): DisplaySettings {
  const systemMode = isSystemDark ? 'dark' : 'light';
  return { paletteMode: mode === 'system' ? systemMode : mode, direction, dense: density === 'dense' };
}
