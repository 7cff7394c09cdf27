/** Browser code after boot: the store of effective settings, and the choice of a mode. */
export { display } from './display.ts';
export { followModeChoice, modeChoice } from './modeChoice.ts';
