/** The settings panel and the list of keyboard shortcuts. */
export type { SettingGroupProps } from './SettingGroup.tsx';
export { ModeButton } from './ModeButton.tsx';
export { Settings } from './Settings.tsx';
export { SettingsButton } from './SettingsButton.tsx';
export { SettingsShells } from './SettingsShells.tsx';
export { Shortcuts } from './Shortcuts.tsx';
