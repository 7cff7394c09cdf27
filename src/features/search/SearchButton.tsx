import { Search } from 'lucide';
import { SEARCH_BUTTON } from '#model/hooks';
import type { Translate } from '#services/i18n';
import { Icon } from '#ui';
import { ALL_PAGES_PATH } from './ids.ts';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  t: Translate;
  hrefOf: (path: string) => string;
}

/** Opens the search. Without JavaScript, a link to the list of all pages takes its place. */
export function SearchButton({ t, hrefOf }: SearchButtonProps) {
  return (
    <>
      <button
        className={`${styles['button']} needs-script`}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        name={SEARCH_BUTTON}
      >
        <Icon of={Search} size={20} />
        <span className={styles['label']}>{t('search')}</span>
        <kbd className={styles['keys']} dir="ltr" aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <a className={`${styles['button']} ${styles['link']}`} href={hrefOf(ALL_PAGES_PATH)}>
        <Icon of={Search} size={20} />
        <span>{t('allPages')}</span>
      </a>
    </>
  );
}
