import type { ReactNode } from 'react';
import styles from './TableRegion.module.css';

/** A wide table scrolls in its own named region, which the keyboard can reach, and never moves the page. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles['region']} aria-label={label} tabIndex={0} data-wide="">
      {children}
    </section>
  );
}
