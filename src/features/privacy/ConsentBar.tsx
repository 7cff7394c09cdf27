import { mark } from '#lib/hook';
import { CONSENT_BAR } from '#model/hooks';
import type { Translate } from '#services/i18n';
import styles from './ConsentBar.module.css';
import { CONSENT_CHOICE } from './hooks.ts';
import { consentTexts } from './texts.ts';

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
      {...mark(CONSENT_BAR)}
      {...consentTexts(t, subject, ['allowed', 'refused'])}
      data-print="hide"
    >
      <p className={styles['text']}>
        {t('consentQuestion').replace('{subject}', subject)} <a href={privacyHref}>{t('consentMore')}</a>
      </p>
      <div className={styles['buttons']}>
        <button className="ui-button" type="button" {...mark(CONSENT_CHOICE, 'refused')} disabled>
          {t('consentDecline')}
        </button>
        <button className="ui-button" type="button" {...mark(CONSENT_CHOICE, 'allowed')} disabled>
          {t('consentAccept')}
        </button>
      </div>
    </section>
  );
}
