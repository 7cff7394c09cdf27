import { useId } from 'react';
import { usePreference } from '#lib/use-preference';
import { clickAttributes } from '#model/clicks';
import { usedRelease } from '#services/lenses/browser';
import type { SettingsTexts } from './texts.ts';

interface ReleaseSettingProps {
  texts: Pick<SettingsTexts, 'settingRelease' | 'settingReleaseHint' | 'releaseNone'>;
  releases: readonly string[];
}

/** The release that the reader uses; there are too many for radio buttons. */
export function ReleaseSetting({ texts, releases }: ReleaseSettingProps) {
  const id = useId();
  const used = usePreference(usedRelease);
  const options = used && !releases.includes(used) ? [used, ...releases] : releases;
  return (
    <div className="settings-group">
      <label className="settings-legend" htmlFor={id}>
        {texts.settingRelease}
      </label>
      <select
        id={id}
        className="ui-select settings-select"
        value={used}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => usedRelease.set(target.value)}
        {...clickAttributes('settingsChange', 'release')}
      >
        <option value="">{texts.releaseNone}</option>
        {options.map((release) => (
          <option key={release}>{release}</option>
        ))}
      </select>
      <p className="settings-about" id={`${id}-hint`}>
        {texts.settingReleaseHint}
      </p>
    </div>
  );
}
