import { textsOf, type Translate } from '#services/i18n';
import { RoomProps } from '#services/parts';
import { SETTINGS_ID, SHORTCUTS_ID } from './ids.ts';
import type { SettingsProps } from './Settings.tsx';
import type { ShortcutsProps } from './Shortcuts.tsx';
import { SETTINGS_TEXTS, SHORTCUTS_TEXTS } from './texts.ts';

/** What the dialogs need in the browser, in the parts document. */
export function SettingsParts({ t, releases }: { t: Translate; releases: readonly string[] }) {
  const settings: Pick<SettingsProps, 'texts' | 'releases'> = { texts: textsOf(t, SETTINGS_TEXTS), releases };
  const shortcuts: Pick<ShortcutsProps, 'texts'> = { texts: textsOf(t, SHORTCUTS_TEXTS) };
  return (
    <>
      <RoomProps of={SETTINGS_ID} props={settings} />
      <RoomProps of={SHORTCUTS_ID} props={shortcuts} />
    </>
  );
}
