import type { StoredChoice } from '#lib/storage';
import type { DisplaySettings } from './reduceDisplay.ts';

/** The choices with their localStorage keys, values and defaults. */
export const MODE = {
  key: 'mui-mode',
  values: ['light', 'system', 'dark'],
  fallback: 'system',
} as const satisfies StoredChoice<string>;
export const DIRECTION = {
  key: 'mui-direction',
  values: ['ltr', 'rtl'],
  fallback: 'ltr',
} as const satisfies StoredChoice<string>;
export const DENSITY = {
  key: 'mui-density',
  values: ['normal', 'dense'],
  fallback: 'normal',
} as const satisfies StoredChoice<string>;

export type ModeChoice = (typeof MODE.values)[number];
export type Direction = (typeof DIRECTION.values)[number];
export type Density = (typeof DENSITY.values)[number];

/** The effective settings, with the `system` mode resolved. */
export function settingsInEffect(
  mode: ModeChoice,
  direction: Direction,
  density: Density,
  isSystemDark: boolean,
): DisplaySettings {
  const systemMode = isSystemDark ? 'dark' : 'light';
  return { paletteMode: mode === 'system' ? systemMode : mode, direction, dense: density === 'dense' };
}
