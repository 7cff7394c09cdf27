import type { ShellContext } from '../context.ts';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  title: string;
  /** The first page of the group. */
  href?: string | undefined;
}

export function Breadcrumb({ crumbs, context }: { crumbs: readonly Crumb[]; context: ShellContext }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles['breadcrumb']} aria-label={context.t('breadcrumb')} data-print="hide">
      <ol className={styles['list']}>
        {crumbs.map(({ title, href }) => (
          <li key={title}>{href ? <a href={href}>{title}</a> : title}</li>
        ))}
      </ol>
    </nav>
  );
}
