import type { ShellContext } from './context.ts';

/** The article of the 404 page. The nearest pages are worked out from the address by a script; the sections are always there. */
export function NotFound({ context, sections }: { context: ShellContext; sections: readonly { title: string; href: string }[] }) {
  const { t } = context;
  return (
    <>
      <p>{t('notFoundText')}</p>
      <div hidden data-nearest-pages="">
        <h2>{t('nearestPages')}</h2>
        <ul />
      </div>
      <ul>
        {sections.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
