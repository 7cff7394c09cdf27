import { SunMoon } from 'lucide';
import { markTexts } from '#lib/hook';
import { clickAttributes } from '#model/clicks';
import type { Translate } from '#services/i18n';
import { IconButton } from '#ui';
import { MODE_BUTTON_ID } from './ids.ts';
import { MODE_BUTTON_TEXTS } from './texts.ts';

/** Switches between light and dark, and announces the mode it switched to. Hidden without JavaScript. */
export function ModeButton({ t }: { t: Translate }) {
  return (
    <IconButton
      className="needs-script"
      id={MODE_BUTTON_ID}
      icon={SunMoon}
      label={t('switchMode')}
      {...markTexts(MODE_BUTTON_TEXTS, t)}
      {...clickAttributes('settingsChange', 'mode')}
    />
  );
}
