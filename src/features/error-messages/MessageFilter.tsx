import { mark } from '#lib/hook';
import { MESSAGE_FILTER, NO_MATCHES } from '#model/hooks';
import type { Translate } from '#services/i18n';
import { FilterField } from '#ui';
import styles from './MessageFilter.module.css';

/** Finds the row of a message on the page. It needs JavaScript; without it, the page is the complete list. */
export function MessageFilter({ around: { t } }: { around: { t: Translate } }) {
  return (
    <form
      className={`${styles['bar']} needs-script`}
      role="search"
      aria-label={t('messageFilter')}
      {...mark(MESSAGE_FILTER)}
      {...mark(NO_MATCHES, t('messageFilterNone'))}
      data-print="hide"
    >
      <FilterField className={styles['filter']} label={t('messageFilter')} name="message" />
      <span className={styles['status']} role="status" />
    </form>
  );
}
