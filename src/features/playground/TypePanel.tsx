import type { Translate } from '#services/i18n';
import styles from './TypePanel.module.css';

/** Below the code: how checking goes, and what it found, each with a way to its place. Empty until a reader asks. */
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
