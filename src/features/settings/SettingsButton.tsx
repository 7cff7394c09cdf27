import { Settings2 } from 'lucide';
import { clickAttributes } from '#model/clicks';
import { Icon } from '#ui';
import { SETTINGS_ID } from './ids.ts';
import styles from './SettingsButton.module.css';

/** Opens the settings; without a script there is nothing to set, and no button. */
export function SettingsButton({ label }: { label: string }) {
  return (
    <button
      className={`${styles['button']} needs-script`}
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      data-opens={SETTINGS_ID}
      {...clickAttributes('settingsOpen')}
    >
      <Icon of={Settings2} size={20} />
    </button>
  );
}
