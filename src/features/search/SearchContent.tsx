import { Search, X } from 'lucide';
import type { Translate } from '#services/i18n';
import { Icon, IconButton } from '#ui';
import { FilterBar } from './FilterBar.tsx';
import { HITS_ID, SEARCH_ID } from './ids.ts';
import { paletteWords } from './paletteWords.ts';
import { hitWords } from './words.ts';

interface SearchDialogProps {
  t: Translate;
  /** Shown before a query is entered: the sections of the site and the list of all pages. */
  links: readonly { title: string; href: string }[];
  playgroundHref: string;
}

/**
 * The search as a native dialog with a combobox. It is not part of pages: its markup, styles and code are loaded on first
 * intent.
 */
export function SearchDialog({ t, links, playgroundHref }: SearchDialogProps) {
  return (
    <dialog id={SEARCH_ID} aria-label={t('search')} data-words={JSON.stringify(hitWords(t))} data-palette={JSON.stringify(paletteWords(t, playgroundHref))} data-print="hide">
      <div data-search="top">
        <Icon of={Search} size={20} />
        <input
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-autocomplete="list"
          aria-controls={HITS_ID}
          aria-expanded="false"
          placeholder={t('searchPlaceholder')}
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
      <FilterBar t={t} />
      <div data-search="body">
        <div id={HITS_ID} role="listbox" aria-label={t('searchResults')} hidden />
        <div data-search="none" hidden>
          <p data-search="none-text" />
          <p>{t('searchNoneHelp')}</p>
          <button type="button" data-search="suggestion" aria-label={t('search')} hidden />
          <button type="button" data-search="unfiltered" aria-label={t('search')} hidden />
        </div>
        <div data-search="failed" role="alert" hidden>
          <p>{t('searchFailed')}</p>
          <button type="button">{t('searchRetry')}</button>
        </div>
        <nav data-search="first" aria-label={t('searchSections')}>
          <p>{t('searchHint')}</p>
          <ul>
            {links.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div data-search="foot">
        <p role="status" data-search="status" />
        <p data-search="keys" dir="ltr" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {t('searchMove')} <kbd>↵</kbd> {t('searchOpen')} <kbd>Ctrl ↵</kbd> {t('searchNewTab')}
        </p>
      </div>
    </dialog>
  );
}
