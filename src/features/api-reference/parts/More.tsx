import type { ReactNode } from 'react';
import { useApi } from '../context.ts';
import styles from './More.module.css';

/** What a few examples leave out. It opens in place, and is found by a search in the page. */
export function More({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useApi();
  if (count === 0) return null;
  return (
    <details className={styles['more']}>
      <summary>
        {t('apiMore')} ({count})
      </summary>
      {children}
    </details>
  );
}
