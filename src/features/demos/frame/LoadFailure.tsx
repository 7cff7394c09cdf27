import type { Translate } from '#services/i18n';
import styles from './DemoFrame.module.css';

/** Shown by style alone when the code of the demo did not arrive. */
export function LoadFailure({ t }: { t: Translate }) {
  return (
    <div className={styles['failure']}>
      <span>{t('demoNotLoaded')}</span>
      <button className={styles['again']} type="button" data-demo-again="">
        {t('tryAgain')}
      </button>
    </div>
  );
}
