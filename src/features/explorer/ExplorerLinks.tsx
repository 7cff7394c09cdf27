import styles from './ExplorerLinks.module.css';

interface ExplorerLinksProps {
  label: string;
  explorers: readonly { name: string; href: string }[];
  /** The name of the one on this page. */
  current: string;
}

/** Other explorers, above the component. */
export function ExplorerLinks({ label, explorers, current }: ExplorerLinksProps) {
  return (
    <nav className={styles['links']} aria-label={label} data-wide="">
      {explorers.map(({ name, href }) => (
        <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
