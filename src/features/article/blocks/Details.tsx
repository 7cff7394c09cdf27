import type { ReactNode } from 'react';
import styles from './Details.module.css';

/** Collapsed content that most users can skip. */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>{summary}</summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
