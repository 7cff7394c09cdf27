import { Settings2 } from 'lucide';
import { clickAttributes } from '#model/clicks';
import { IconButton } from '#ui';
import { SETTINGS_BUTTON_ID } from './ids.ts';

/** Opens the settings. Hidden without JavaScript, which the settings need. */
export function SettingsButton({ label }: { label: string }) {
  return (
    <IconButton
      className="needs-script"
      id={SETTINGS_BUTTON_ID}
      icon={Settings2}
      label={label}
      aria-haspopup="dialog"
      {...clickAttributes('settingsOpen')}
    />
  );
}
