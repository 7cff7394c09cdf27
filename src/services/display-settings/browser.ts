/** Browser code after boot: the store of effective settings and the stored choices. */
export { DENSITY, DIRECTION, MODE } from './choices.ts';
export { display } from './display.ts';
export { isOptedOut } from './document.ts';
export { displayChoices, showChoices } from './displayChoices.ts';
