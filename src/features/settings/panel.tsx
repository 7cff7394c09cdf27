import { followCodeWrap } from '#services/code-preferences/browser';
import { followModeChoice } from '#services/display-settings/browser';
import { followLenses } from '#services/lenses/browser';
import { mountRoom } from '#services/parts';
import { toggleDialog } from '#services/parts/browser';
import { followSingleKeys } from '#services/shortcuts';
import { SETTINGS_ID, SHORTCUTS_ID } from './ids.ts';
import styles from './settings.css?url';
import { Settings, type SettingsProps } from './Settings.tsx';
import { Shortcuts } from './Shortcuts.tsx';

followLenses();
followModeChoice();
followSingleKeys();
followCodeWrap();

const showShortcuts = () => toggleDialog(SHORTCUTS_ID, fillShortcuts);

function SettingsRoom(props: Omit<SettingsProps, 'onShowShortcuts'>) {
  return <Settings {...props} onShowShortcuts={showShortcuts} />;
}

/** Fills the dialog unless it has its content already, and resolves to what is done each time it has been opened. */
export async function fillSettings() {
  return (await mountRoom(SETTINGS_ID, SettingsRoom, styles)).open;
}

export async function fillShortcuts() {
  return (await mountRoom(SHORTCUTS_ID, Shortcuts, styles)).open;
}
