import type { Translate } from '#services/i18n';
import { FilterBar } from './FilterBar.tsx';
import { HITS_ID, SEARCH_CONTENT_ID } from './ids.ts';
import { paletteWords } from './paletteWords.ts';
import { hitWords } from './words.ts';

interface SearchContentProps {
  t: Translate;
  /** Shown before a query is entered: the sections of the site and the list of all pages. */
  links: readonly { title: string; href: string }[];
  playgroundHref: string;
}

/** What the search dialog shows below its input. Its markup, styles and code are loaded on first intent. */
export function SearchContent({ t, links, playgroundHref }: SearchContentProps) {
  return (
    <div
      id={SEARCH_CONTENT_ID}
      data-words={JSON.stringify(hitWords(t))}
      data-palette={JSON.stringify(paletteWords(t, playgroundHref))}
    >
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
          <kbd>↑</kbd> <kbd>↓</kbd> {t('searchMove')} <kbd>↵</kbd> {t('searchOpen')} <kbd>Ctrl ↵</kbd>{' '}
          {t('searchNewTab')}
        </p>
      </div>
    </div>
  );
}
