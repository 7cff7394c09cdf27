import type { Translate } from '#services/i18n';
import styles from './PrivacyChoice.module.css';

/** One checkbox. It works at once, on every page, and needs no confirmation. */
export function PrivacyChoice({ t }: { t: Translate }) {
  return (
    <label className={`${styles['choice']} needs-script`} data-print="hide">
      {/* Its script comes late; a tick before it is there would be lost. */}
      <input type="checkbox" disabled data-privacy-choice="" data-late="" />
      {t('privacyChoice')}
    </label>
  );
}
