import type { Translate } from '#services/i18n';
import styles from './ConsentBar.module.css';

export interface ConsentBarProps {
  t: Translate;
  /** What is asked for, as the subject of a sentence: "Analytics and ad networks". */
  subject: string;
  privacyHref: string;
}

/**
 * Asks for consent to analytics and network ads. The boot script opens it before paint by an attribute of `<html>`, so it
 * stays hidden without JavaScript. Both answers look the same, and the bar never takes the focus by itself. They are
 * disabled until their code has loaded, so that no answer is lost.
 */
export function ConsentBar({ t, subject, privacyHref }: ConsentBarProps) {
  return (
    <section
      className={styles['bar']}
      aria-label={t('consent')}
      tabIndex={-1}
      data-consent-region=""
      data-allowed={t('consentAllowed').replace('{subject}', subject)}
      data-refused={t('consentRefused').replace('{subject}', subject)}
      data-print="hide"
    >
      <p className={styles['text']}>
        {t('consentQuestion').replace('{subject}', subject)} <a href={privacyHref}>{t('consentMore')}</a>
      </p>
      <div className={styles['buttons']}>
        <button className={styles['button']} type="button" data-consent-choice="refused" disabled>
          {t('consentDecline')}
        </button>
        <button className={styles['button']} type="button" data-consent-choice="allowed" disabled>
          {t('consentAccept')}
        </button>
      </div>
    </section>
  );
}
