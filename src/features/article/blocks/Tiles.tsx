import type { ReactNode } from 'react';
import styles from './Tiles.module.css';

/** Small demos beside each other. */
export function Tiles({ children }: { children: ReactNode }) {
  return (
    <div className={styles['tiles']} data-wide="">
      {children}
    </div>
  );
}

/** A demo under the name of what it is a taste of. */
export function Tile({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <div className={styles['tile']}>
      <p className={styles['name']}>
        <a href={href}>{title}</a>
      </p>
      {children}
    </div>
  );
}
