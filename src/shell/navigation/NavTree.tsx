import type { NavEntry, NavGroup } from '#model/nav';
import type { ShellContext } from '../context.ts';
import { NavLabels } from './NavLabels.tsx';
import styles from './NavTree.module.css';

export interface NavTreeProps {
  context: ShellContext;
  entries: readonly NavEntry[];
  titleOf: (entry: NavEntry) => string;
  /** Path of the current page; `undefined` for pages outside the tree. */
  currentPath: string | undefined;
  /** Groups that contain the current page, which are expanded. */
  trail: readonly NavEntry[];
}

/** The whole tree as native disclosures, which work without JavaScript and with find-in-page. */
export function NavTree({ entries, ...rest }: NavTreeProps) {
  return (
    <ul className={styles['tree']}>
      {entries.map((entry, index) => (
        <NavItem key={index} entry={entry} {...rest} />
      ))}
    </ul>
  );
}

function NavItem({ entry, ...rest }: Omit<NavTreeProps, 'entries'> & { entry: NavEntry }) {
  const { context, currentPath } = rest;
  switch (entry.kind) {
    case 'page': {
      const isCurrent = entry.path === currentPath;
      return <LinkItem href={context.hrefOf(entry.path)} isCurrent={isCurrent} entry={entry} {...rest} />;
    }
    case 'hash':
      return <LinkItem href={`${context.hrefOf(entry.path)}#${entry.hash}`} entry={entry} {...rest} />;
    case 'subheader':
      return <Subheader entry={entry} {...rest} />;
    case 'group':
      return <Group entry={entry} {...rest} />;
  }
}

function LinkItem({
  href,
  isCurrent,
  entry,
  context,
  titleOf,
}: Omit<NavTreeProps, 'entries'> & { entry: NavEntry; href: string; isCurrent?: boolean }) {
  return (
    <li>
      <a className={styles['link']} href={href} aria-current={isCurrent ? 'page' : undefined}>
        <span>{titleOf(entry)}</span>
        <NavLabels of={entry} t={context.t} />
      </a>
    </li>
  );
}

function Group({ entry, ...rest }: Omit<NavTreeProps, 'entries'> & { entry: NavGroup }) {
  return (
    <li>
      <details className={styles['group']} open={rest.trail.includes(entry)}>
        <summary className={styles['summary']}>
          <span>{rest.titleOf(entry)}</span>
          <NavLabels of={entry} t={rest.context.t} />
        </summary>
        <NavTree entries={entry.children} {...rest} />
      </details>
    </li>
  );
}

function Subheader({ entry, ...rest }: Omit<NavTreeProps, 'entries'> & { entry: NavGroup }) {
  return (
    <li>
      <p className={styles['subheader']}>
        <span>{rest.titleOf(entry)}</span>
        <NavLabels of={entry} t={rest.context.t} />
      </p>
      <NavTree entries={entry.children} {...rest} />
    </li>
  );
}
