import { localizeHref } from '#lib/paths';
import { usePreference } from '#lib/use-preference';
import { THEME_PATH } from '#model/theme-choice';
import { usedTheme } from '#services/lenses/browser';
import type { SettingsTexts } from './texts.ts';

interface ThemeSettingProps {
  texts: Pick<SettingsTexts, 'settingTheme' | 'settingThemeHint' | 'settingThemeLink' | 'settingThemeOff'>;
}

/** The theme of demos, which is chosen on a page of its own. */
export function ThemeSetting({ texts }: ThemeSettingProps) {
  const isOn = usePreference(usedTheme) !== '';
  return (
    <div className="settings-group">
      <p className="settings-legend">{texts.settingTheme}</p>
      <p className="settings-about">
        {texts.settingThemeHint}{' '}
        <a className="settings-link" href={localizeHref(`${THEME_PATH}/`, document.documentElement.lang)}>
          {texts.settingThemeLink}
        </a>{' '}
        {isOn && (
          <button className="settings-link" type="button" onClick={() => usedTheme.set('')}>
            {texts.settingThemeOff}
          </button>
        )}
      </p>
    </div>
  );
}
