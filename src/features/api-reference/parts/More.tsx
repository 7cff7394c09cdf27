import type { ReactNode } from 'react';
import styles from './More.module.css';

/** Collapsed content. A `details` element, so that find-in-page can reveal it. */
export function More({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles['more']}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
