import type { Translate } from '#services/i18n';

export interface PageSection {
  title: string;
  pages: readonly { title: string; href: string }[];
}

/** List of all pages by section, which replaces search when JavaScript is unavailable. */
export function AllPages({ t, sections }: { t: Translate; sections: readonly PageSection[] }) {
  return (
    <>
      <p>{t('allPagesText')}</p>
      {sections.map(({ title, pages }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <a href={page.href}>{page.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
