import { mark } from '#lib/hook';
import { SEARCH_BUTTON } from '#model/hooks';
import type { ShellContext } from './context.ts';
import { ADDRESS_SEARCH, NEAREST_PAGES } from './hooks.ts';
import styles from './NotFound.module.css';

/** The article of the 404 page. A script suggests a search based on the URL, and similar pages; the sections are for URLs that resemble none. */
export function NotFound({
  context,
  sections,
}: {
  context: ShellContext;
  sections: readonly { title: string; href: string }[];
}) {
  const { t } = context;
  return (
    <>
      <p>{t('notFoundText')}</p>
      <button
        className={`${styles['search']} needs-script`}
        type="button"
        aria-haspopup="dialog"
        name={SEARCH_BUTTON}
        {...mark(ADDRESS_SEARCH, t('search'))}
      >
        {t('search')}
      </button>
      <div className={styles['ways']} {...mark(NEAREST_PAGES)}>
        <div className={`${styles['nearest']} needs-script`}>
          <h2>{t('nearestPages')}</h2>
          <ul />
        </div>
        <div className={styles['sections']}>
          <h2>{t('products')}</h2>
          <ul>
            {sections.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
