import { Monitor, Moon, Sun } from 'lucide';
import { OFFLINE_PATH } from '#model/offline';
import { CODE_WRAP } from '#services/code-preferences';
import { DENSITY, DIRECTION, MODE } from '#services/display-settings';
import type { MessageId, Translate } from '#services/i18n';
import { SINGLE_KEYS } from '#services/shortcuts';
import { DialogContent } from '#ui';
import { SETTINGS_ID, SHORTCUTS_ID } from './ids.ts';
import { SettingGroup, type SettingGroupProps } from './SettingGroup.tsx';
import styles from './Settings.module.css';

const ICONS = { light: Sun, system: Monitor, dark: Moon };
const MODE_LABELS = { light: 'modeLight', system: 'modeSystem', dark: 'modeDark' } as const satisfies Record<
  string,
  MessageId
>;
const DIRECTION_LABELS = { ltr: 'directionLtr', rtl: 'directionRtl' } as const;
const DENSITY_LABELS = { normal: 'densityNormal', dense: 'densityDense' } as const;
const CODE_WRAP_LABELS = { scroll: 'codeScroll', wrap: 'codeWrap' } as const;
const SINGLE_KEY_LABELS = { on: 'switchOn', off: 'switchOff' } as const;

interface SettingsProps {
  t: Translate;
  /** Settings of other features, shown after the density. The controller receives their preferences under the same name. */
  more?: readonly SettingGroupProps[];
}

/** All settings of the site. Changes take effect immediately, without confirmation. */
export function Settings({ t, more = [] }: SettingsProps) {
  return (
    <DialogContent of={SETTINGS_ID} title={t('settings')} closeLabel={t('close')}>
      <SettingGroup
        name="mode"
        legend={t('settingMode')}
        hint={t('settingModeHint')}
        options={MODE.values.map((value) => ({ value, label: t(MODE_LABELS[value]), icon: ICONS[value] }))}
        fallback={MODE.fallback}
      />
      <SettingGroup
        name="direction"
        legend={t('settingDirection')}
        hint={t('settingDirectionHint')}
        options={DIRECTION.values.map((value) => ({ value, label: t(DIRECTION_LABELS[value]) }))}
        fallback={DIRECTION.fallback}
      />
      <SettingGroup
        name="density"
        legend={t('settingDensity')}
        hint={t('settingDensityHint')}
        options={DENSITY.values.map((value) => ({ value, label: t(DENSITY_LABELS[value]) }))}
        fallback={DENSITY.fallback}
      >
        <button className={styles['link']} type="button" hidden data-reset-density="">
          {t('densityReset')}
        </button>
      </SettingGroup>
      <SettingGroup
        name="code-wrap"
        legend={t('settingCodeWrap')}
        hint={t('settingCodeWrapHint')}
        options={CODE_WRAP.values.map((value) => ({ value, label: t(CODE_WRAP_LABELS[value]) }))}
        fallback={CODE_WRAP.fallback}
      />
      {more.map((group) => (
        <SettingGroup key={group.name} {...group} />
      ))}
      <SettingGroup
        name="single-keys"
        legend={t('settingSingleKeys')}
        hint={t('settingSingleKeysHint')}
        options={SINGLE_KEYS.values.map((value) => ({ value, label: t(SINGLE_KEY_LABELS[value]) }))}
        fallback={SINGLE_KEYS.fallback}
      >
        <button className={styles['link']} type="button" data-opens={SHORTCUTS_ID}>
          {t('showShortcuts')}
        </button>
      </SettingGroup>
      <p className={styles['offline']} hidden data-settings-offline="">
        {t('settingOfflineHint')} <a href={`${OFFLINE_PATH}/`}>{t('settingOfflineLink')}</a>
      </p>
      <p className={styles['note']} data-settings-kept="">
        {t('settingsKept')}
      </p>
      <p className={styles['note']} data-settings-not-kept="" hidden>
        {t('settingsNotKept')}
      </p>
    </DialogContent>
  );
}
