import type { ReactNode } from 'react';
import styles from './Tiles.module.css';

/** Small demos side by side. */
export function Tiles({ children }: { children: ReactNode }) {
  return (
    <div className={styles['tiles']} data-wide="">
      {children}
    </div>
  );
}

/** A small demo with a link to the page it previews. */
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
