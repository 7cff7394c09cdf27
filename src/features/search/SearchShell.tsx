import { Search, X } from 'lucide';
import type { Translate } from '#services/i18n';
import { Icon, IconButton } from '#ui';
import { HITS_ID, SEARCH_CONTENT_ID, SEARCH_ID, SEARCH_INPUT_ID } from './ids.ts';
import styles from './SearchShell.module.css';

/**
 * The dialog with its input, as part of every page: from the key or click that opens it, the input takes every letter. The
 * rest is a room that is loaded on first intent; the input stays as it is, and so does the loading text, which is shown until
 * the index has answered, too, so that it neither moves nor flashes in between.
 */
export function SearchShell({ t }: { t: Translate }) {
  return (
    <dialog className={`ui-dialog ${styles['dialog']}`} id={SEARCH_ID} aria-label={t('search')} data-print="hide">
      <div className={styles['top']}>
        <Icon of={Search} size={20} />
        <input
          className={styles['input']}
          id={SEARCH_INPUT_ID}
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-autocomplete="list"
          aria-controls={HITS_ID}
          aria-expanded="false"
          placeholder={t('queryPlaceholder')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <form method="dialog">
          <IconButton type="submit" icon={X} label={t('close')} />
        </form>
      </div>
      <p className="loading" role="status">
        {t('searchLoading')}
      </p>
      <p className={styles['failed']} role="alert">
        {t('loadFailed')}
      </p>
      <div id={SEARCH_CONTENT_ID}>
        <div id={HITS_ID} role="listbox" aria-label={t('searchResults')} hidden />
      </div>
    </dialog>
  );
}
