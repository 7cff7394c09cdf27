import type { Translate } from '#services/i18n';
import styles from './PrivacyChoice.module.css';

/** The id to link to. */
export const PRIVACY_CHOICE_ID = 'your-choice';

interface Props {
  t: Translate;
  /** What there is to choose, as the subject of a sentence; `undefined` if nothing is configured. */
  subject: string | undefined;
}

/** The current choice on the privacy page, with a button that opens the consent bar. */
export function PrivacyChoice({ t, subject }: Props) {
  if (!subject) return <p className={styles['choice']}>{t('consentNothing')}</p>;
  const about = (text: string) => text.replace('{subject}', subject);
  return (
    <div className={`${styles['choice']} needs-script`} id={PRIVACY_CHOICE_ID} data-print="hide">
      <p
        className={styles['status']}
        data-consent-status=""
        data-allowed={about(t('consentAllowed'))}
        data-refused={about(t('consentRefused'))}
        data-pending={about(t('consentPending'))}
        data-signal={about(t('consentSignal'))}
      />
      <button className={styles['button']} type="button" hidden data-consent-open="">
        {t('consentChange')}
      </button>
    </div>
  );
}
