/** The settings panel and the list of keyboard shortcuts. */
export { ModeButton } from './ModeButton.tsx';
export { SettingsButton } from './SettingsButton.tsx';
export { SettingsParts } from './SettingsParts.tsx';
export { SettingsShells } from './SettingsShells.tsx';
