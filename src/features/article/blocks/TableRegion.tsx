import type { ReactNode } from 'react';
import styles from './TableRegion.module.css';

/** Scrolls a wide table in a labeled, keyboard-focusable region, so that the page never scrolls horizontally. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles['region']} aria-label={label} tabIndex={0} data-wide="">
      {children}
    </section>
  );
}
