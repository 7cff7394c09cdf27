import type { Translate } from '#services/i18n';
import styles from './ExplorerLinks.module.css';

interface ExplorerLinksProps {
  explorers: readonly { name: string; href: string }[];
  /** The name of the one on this page. */
  current: string;
  overviewHref: string;
  t: Translate;
}

/** As many fit in one line on most screens; more would push the component down. */
const MOST_IN_LINE = 3;

/** Other explorers, above the component: in a line, or folded if there are many. */
export function ExplorerLinks({ explorers, current, overviewHref, t }: ExplorerLinksProps) {
  const links = (
    <nav className={styles['links']} aria-label={t('explorerTitle')} data-wide="">
      {explorers.map(({ name, href }) => (
        <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
      <a className={styles['all']} href={overviewHref}>
        {t('explorerAll')}
      </a>
    </nav>
  );
  if (explorers.length <= MOST_IN_LINE) return links;
  return (
    <details className="ui-disclosure" data-wide="">
      <summary>{t('explorerOthers')}</summary>
      {links}
    </details>
  );
}
