/** Browser code after boot: the store of effective settings, and the choice of a mode. */
export { type ModeChoice, DENSITY, DIRECTION, MODE } from './choices.ts';
export { display } from './display.ts';
export { isOptedOut } from './document.ts';
export { followModeChoice, modeChoice } from './modeChoice.ts';
