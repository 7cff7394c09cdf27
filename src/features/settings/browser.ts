/** Activates the settings dialogs, the mode button and the keyboard shortcuts. */
export { activateSettings } from './activateSettings.ts';
