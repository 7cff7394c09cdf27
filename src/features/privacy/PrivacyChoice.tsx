import type { Translate } from '#services/i18n';
import styles from './PrivacyChoice.module.css';

/** Opt-out checkbox. It takes effect immediately on every page, without confirmation. */
export function PrivacyChoice({ t }: { t: Translate }) {
  return (
    <label className={`${styles['choice']} needs-script`} data-print="hide">
      {/* Disabled until its script is loaded; an earlier click would be lost. */}
      <input type="checkbox" disabled data-privacy-choice="" data-late="" />
      {t('privacyChoice')}
    </label>
  );
}
