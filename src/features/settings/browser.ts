/** Wakes the settings: opening them, and the choices behind the shortcuts. */
export { choiceOf, type Choice } from './choice.ts';
export { wakeSettings } from './wakeSettings.ts';
