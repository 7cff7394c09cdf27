import type { Density, Direction, ModeChoice } from './choices.ts';
import type { DisplaySettings } from './reduceDisplay.ts';

/** What the choices of the reader come to on this system. */
export function settingsInEffect(mode: ModeChoice, direction: Direction, density: Density, isSystemDark: boolean): DisplaySettings {
  const systemMode = isSystemDark ? 'dark' : 'light';
  return { paletteMode: mode === 'system' ? systemMode : mode, direction, dense: density === 'dense' };
}
