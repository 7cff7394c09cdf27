import type { ShellContext } from '../context.ts';
import styles from './DocsTabs.module.css';

export interface DocsTabLink {
  title: string;
  href: string;
  isCurrent: boolean;
}

/** The tabs of a page: the guide, the API of its components and the API of its hooks. Each is a separate document. */
export function DocsTabs({ tabs, context }: { tabs: readonly DocsTabLink[]; context: ShellContext }) {
  if (tabs.length < 2) return null;
  return (
    <nav className={styles['tabs']} aria-label={context.t('docsTabs')} data-docs-tabs="" data-print="hide">
      <ul className={styles['list']}>
        {tabs.map(({ title, href, isCurrent }) => (
          <li key={href}>
            <a className={styles['tab']} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
