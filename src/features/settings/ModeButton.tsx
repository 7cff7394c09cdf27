import { SunMoon } from 'lucide';
import { clickAttributes } from '#model/clicks';
import type { Translate } from '#services/i18n';
import { IconButton } from '#ui';

/** Switches between light and dark, and announces the mode it switched to. Hidden without JavaScript. */
export function ModeButton({ t }: { t: Translate }) {
  return (
    <IconButton
      className="needs-script"
      icon={SunMoon}
      label={t('switchMode')}
      data-switches-mode=""
      data-light={t('modeLight')}
      data-dark={t('modeDark')}
      {...clickAttributes('settingsChange', 'mode')}
    />
  );
}
