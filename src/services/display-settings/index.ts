/** Mode, direction and density: stored, applied without a flash, and kept in sync between tabs. */
export { OPT_OUT_ATTRIBUTE, THEME_COLORS } from './document.ts';
export { INITIAL_DISPLAY, reduceDisplay, type DisplayAction } from './reduceDisplay.ts';
export { useDisplay, useLook } from './useDisplay.ts';
