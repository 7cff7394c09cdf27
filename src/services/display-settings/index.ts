/** Mode, direction and density of the site: chosen by the reader, kept, shown without a flash, the same in every tab. */
export { DENSITY, DIRECTION, MODE, type Density, type Direction, type ModeChoice } from './choices.ts';
export type { Display } from './display.ts';
export { OPT_OUT_ATTRIBUTE, THEME_COLORS } from './document.ts';
export { INITIAL_DISPLAY, reduceDisplay, type DisplayAction, type DisplaySettings } from './reduceDisplay.ts';
export { useDisplay } from './useDisplay.ts';
