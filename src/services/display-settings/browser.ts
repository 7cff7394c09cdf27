/** What works in the browser, after boot: the store of the settings in effect, and the choices behind them. */
export { DENSITY, DIRECTION, MODE } from './choices.ts';
export { display } from './display.ts';
export { displayChoices, showChoices } from './displayChoices.ts';
