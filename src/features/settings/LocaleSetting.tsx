import { useId } from 'react';
import { usePreference } from '#lib/use-preference';
import { titleOfLanguage } from '#lib/language-name';
import { clickAttributes } from '#model/clicks';
import { LANGUAGES } from '#services/demo-languages/browser';
import { usedLocale } from '#services/lenses/browser';
import type { SettingsTexts } from './texts.ts';

/** The language of demos, also one without texts that a link has chosen. */
export function LocaleSetting({ texts }: { texts: Pick<SettingsTexts, 'settingLocale' | 'settingLocaleHint'> }) {
  const id = useId();
  const used = usePreference(usedLocale);
  const isListed = used === '' || LANGUAGES.some((language) => language.id === used);
  return (
    <div className="settings-group">
      <label className="settings-legend" htmlFor={id}>
        {texts.settingLocale}
      </label>
      <select
        id={id}
        className="ui-select settings-select"
        value={used}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => usedLocale.set(target.value)}
        {...clickAttributes('settingsChange', 'locale')}
      >
        <option value="">English</option>
        {!isListed && <option value={used}>{titleOfLanguage(used)}</option>}
        {LANGUAGES.map((language) => (
          <option key={language.id} value={language.id} lang={language.id}>
            {language.title}
          </option>
        ))}
      </select>
      <p className="settings-about" id={`${id}-hint`}>
        {texts.settingLocaleHint}
      </p>
    </div>
  );
}
