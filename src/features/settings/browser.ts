/** Activates the settings dialogs and the keyboard shortcuts. */
export { choiceOf, type Choice } from './choice.ts';
export { activateSettings } from './activateSettings.ts';
