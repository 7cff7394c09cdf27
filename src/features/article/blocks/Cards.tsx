import type { ReactNode } from 'react';
import styles from './Cards.module.css';

export function Cards({ children }: { children: ReactNode }) {
  return (
    <div className={styles['cards']} data-wide="">
      {children}
    </div>
  );
}

/** A linked card. The whole card is clickable; the title is the accessible name of the link. */
export function Card({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <div className={styles['card']}>
      <a className={styles['link']} href={href}>
        {title}
      </a>
      <div className={styles['text']}>{children}</div>
    </div>
  );
}
