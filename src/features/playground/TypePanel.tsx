import type { Translate } from '#services/i18n';
import styles from './TypePanel.module.css';

/** Panel below the code: progress of type checking and a list of problems. Empty until type checking is turned on. */
export function TypePanel({ t }: { t: Translate }) {
  return (
    <section className={styles['types']} aria-label={t('playgroundTypesProblems')} data-part="types" hidden>
      <div className={styles['bar']}>
        <span role="status" data-part="types-state" />
        <progress aria-label={t('playgroundTypesLoading')} data-part="types-progress" hidden />
        <span data-part="types-bytes" />
        <span className={styles['keys']}>{t('playgroundTypesKeys')}</span>
      </div>
      <ol data-part="types-list" hidden />
    </section>
  );
}
