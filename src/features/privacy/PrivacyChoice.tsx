import { mark } from '#lib/hook';
import type { Translate } from '#services/i18n';
import { CONSENT_OPEN, CONSENT_STATUS } from './hooks.ts';
import styles from './PrivacyChoice.module.css';
import { consentTexts } from './texts.ts';

/** The id to link to. */
export const PRIVACY_CHOICE_ID = 'your-choice';

/** For links and buttons that open the bar again. */
export const CONSENT_OPENER = mark(CONSENT_OPEN);

interface Props {
  t: Translate;
  /** What there is to choose, as the subject of a sentence; `undefined` if nothing is configured. */
  subject: string | undefined;
}

/** The current choice on the privacy page, with a button that opens the consent bar. */
export function PrivacyChoice({ t, subject }: Props) {
  if (!subject) return <p className={styles['choice']}>{t('consentNothing')}</p>;
  return (
    <div className={`${styles['choice']} needs-script`} id={PRIVACY_CHOICE_ID} data-print="hide">
      <p
        className={styles['status']}
        {...mark(CONSENT_STATUS)}
        {...consentTexts(t, subject, ['allowed', 'refused', 'pending', 'signal'])}
      />
      <button className="ui-button" type="button" hidden {...CONSENT_OPENER}>
        {t('consentChange')}
      </button>
    </div>
  );
}
