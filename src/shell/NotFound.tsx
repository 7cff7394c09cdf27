import { mark } from '#lib/hook';
import { SEARCH_BUTTON } from '#model/hooks';
import type { ShellContext } from './context.ts';
import { ADDRESS_SEARCH, NEAREST_PAGES } from './hooks.ts';
import styles from './NotFound.module.css';

/** The article of the 404 page. A script suggests similar pages and a search based on the URL; the sections are static. */
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
      <div className={`${styles['nearest']} needs-script`} {...mark(NEAREST_PAGES)}>
        <h2>{t('nearestPages')}</h2>
        <ul className={styles['list']} />
      </div>
      <button
        className={`${styles['search']} needs-script`}
        type="button"
        aria-haspopup="dialog"
        name={SEARCH_BUTTON}
        {...mark(ADDRESS_SEARCH, t('search'))}
      >
        {t('search')}
      </button>
      <h2 className={styles['sections']}>{t('products')}</h2>
      <ul className={styles['sections']}>
        {sections.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
