import type { Translate } from '#services/i18n';
import { DialogShell } from '#ui';
import { SETTINGS_ID, SHORTCUTS_ID } from './ids.ts';

/** The empty dialogs of a page with settings. */
export function SettingsShells({ t }: { t: Translate }) {
  return (
    <>
      <DialogShell id={SETTINGS_ID} loading={t('loading')} />
      <DialogShell id={SHORTCUTS_ID} loading={t('loading')} />
    </>
  );
}
