import { Search } from 'lucide';
import { SEARCH_BUTTON } from '#model/hooks';
import type { Translate } from '#services/i18n';
import { Icon } from '#ui';
import { ALL_PAGES_PATH } from './ids.ts';
import styles from './SearchField.module.css';

/** A button as large as a text field that opens the search; without JavaScript, a link to the list of all pages. */
export function SearchField({ t, hrefOf }: { t: Translate; hrefOf: (path: string) => string }) {
  return (
    <>
      <button
        className={`${styles['field']} needs-script`}
        type="button"
        aria-haspopup="dialog"
        name={SEARCH_BUTTON}
        data-print="hide"
      >
        <Icon of={Search} size={20} />
        {t('searchPlaceholder')}
      </button>
      <a className={`${styles['field']} ${styles['link']}`} href={hrefOf(ALL_PAGES_PATH)} data-print="hide">
        <Icon of={Search} size={20} />
        {t('searchAllPages')}
      </a>
    </>
  );
}
