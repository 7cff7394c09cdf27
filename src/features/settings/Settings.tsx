import { Monitor, Moon, Sun } from 'lucide';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { titleOfLanguage } from '#lib/language-name';
import { usePreference } from '#lib/use-preference';
import { isStorageWritable } from '#lib/storage';
import { DATE_LIBRARIES, DATE_LIBRARY_TITLES } from '#model/demo-dates';
import { OFFLINE_PATH } from '#model/offline';
import { planNames, PLANS } from '#model/plan-names';
import { codeWrap } from '#services/code-preferences/browser';
import { LANGUAGES } from '#services/demo-languages/browser';
import { useDisplay } from '#services/display-settings';
import { display, modeChoice } from '#services/display-settings/browser';
import { usedDates, usedLocale, usedPlan, usedRelease } from '#services/lenses/browser';
import { singleKeys } from '#services/shortcuts';
import { DialogContent } from '#ui';
import type { DialogHandle } from './DialogHandle.ts';
import { SETTINGS_ID } from './ids.ts';
import { SettingGroup } from './SettingGroup.tsx';
import { SettingSelect } from './SettingSelect.tsx';
import type { SettingsTexts } from './texts.ts';
import { ThemeSetting } from './ThemeSetting.tsx';

export interface SettingsProps {
  texts: SettingsTexts;
  /** Releases of the documented major version, newest first. */
  releases: readonly string[];
  onShowShortcuts: () => void;
  ref?: Ref<DialogHandle>;
}

/** All settings of the site. Changes take effect immediately, without confirmation. */
export function Settings({ texts, releases, onShowShortcuts, ref }: SettingsProps) {
  const { direction, dense } = useDisplay();
  const mode = usePreference(modeChoice);
  const wrap = usePreference(codeWrap);
  const keys = usePreference(singleKeys);
  const plan = usePreference(usedPlan);
  const dates = usePreference(usedDates);
  const locale = usePreference(usedLocale);
  const release = usePreference(usedRelease);
  const [{ isKept, hasWorker }, setBrowser] = useState({ isKept: true, hasWorker: false });
  const chosenMode = useRef<HTMLInputElement>(null);
  const chosenDensity = useRef<HTMLInputElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      open() {
        setBrowser({ isKept: isStorageWritable(), hasWorker: isControlledByWorker() });
        chosenMode.current?.focus();
      },
    }),
    [],
  );

  function resetDensity() {
    // The button is removed; its focus moves to the option that is chosen now.
    flushSync(() => display.dispatch({ type: 'reset-density' }));
    chosenDensity.current?.focus();
  }

  return (
    <DialogContent of={SETTINGS_ID} title={texts.settings} closeLabel={texts.close}>
      <SettingGroup
        name="mode"
        legend={texts.settingMode}
        hint={texts.settingModeHint}
        options={[
          { value: 'light', label: texts.modeLight, icon: Sun },
          { value: 'system', label: texts.modeSystem, icon: Monitor },
          { value: 'dark', label: texts.modeDark, icon: Moon },
        ]}
        value={mode}
        onChoose={display.chooseMode}
        chosenRef={chosenMode}
      />
      <SettingGroup
        name="direction"
        legend={texts.settingDirection}
        hint={texts.settingDirectionHint}
        options={[
          { value: 'ltr', label: texts.directionLtr },
          { value: 'rtl', label: texts.directionRtl },
        ]}
        value={direction}
        onChoose={(value) => display.dispatch({ type: 'change', direction: value })}
      />
      <SettingGroup
        name="density"
        legend={texts.settingDensity}
        hint={texts.settingDensityHint}
        options={[
          { value: 'normal', label: texts.densityNormal },
          { value: 'dense', label: texts.densityDense },
        ]}
        value={dense ? 'dense' : 'normal'}
        onChoose={(value) => display.dispatch({ type: 'set-dense', dense: value === 'dense' })}
        chosenRef={chosenDensity}
      >
        {dense && (
          <button className="settings-link" type="button" onClick={resetDensity}>
            {texts.densityReset}
          </button>
        )}
      </SettingGroup>
      <SettingGroup
        name="code-wrap"
        legend={texts.settingCodeWrap}
        hint={texts.settingCodeWrapHint}
        options={[
          { value: 'scroll', label: texts.codeScroll },
          { value: 'wrap', label: texts.codeWrap },
        ]}
        value={wrap}
        onChoose={codeWrap.set}
      />
      <SettingGroup
        name="single-keys"
        legend={texts.settingSingleKeys}
        hint={texts.settingSingleKeysHint}
        options={[
          { value: 'on', label: texts.switchOn },
          { value: 'off', label: texts.switchOff },
        ]}
        value={keys}
        onChoose={singleKeys.set}
      >
        <button className="settings-link" type="button" onClick={onShowShortcuts}>
          {texts.showShortcuts}
        </button>
      </SettingGroup>
      <SettingGroup
        name="plan"
        legend={texts.settingPlan}
        hint={texts.settingPlanHint}
        options={[
          { value: '', label: texts.apiAllPlans },
          ...PLANS.map((value) => ({ value, label: planNames(texts)[value] })),
        ]}
        value={plan}
        onChoose={usedPlan.set}
      />
      <SettingGroup
        name="dates"
        legend={texts.settingDates}
        hint={texts.settingDatesHint}
        options={[
          { value: '', label: 'Day.js' },
          ...DATE_LIBRARIES.map((value) => ({ value, label: DATE_LIBRARY_TITLES[value] })),
        ]}
        value={dates}
        onChoose={usedDates.set}
      />
      <SettingSelect
        name="locale"
        legend={texts.settingLocale}
        hint={texts.settingLocaleHint}
        none="English"
        options={LANGUAGES.map(({ id, title }) => ({ value: id, label: title, lang: id }))}
        value={locale}
        labelOf={titleOfLanguage}
        onChoose={usedLocale.set}
      />
      <ThemeSetting texts={texts} />
      <SettingSelect
        name="release"
        legend={texts.settingRelease}
        hint={texts.settingReleaseHint}
        none={texts.releaseNone}
        options={releases.map((value) => ({ value, label: value }))}
        value={release}
        onChoose={usedRelease.set}
      />
      {hasWorker && (
        <p className="settings-offline">
          {texts.settingOfflineHint} <a href={`${OFFLINE_PATH}/`}>{texts.settingOfflineLink}</a>
        </p>
      )}
      <p className="settings-note">{isKept ? texts.settingsKept : texts.settingsNotKept}</p>
    </DialogContent>
  );
}

/** The offline page is useful only if a service worker is active. */
function isControlledByWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
