import type { ReactNode } from 'react';
import { useApi } from '../context.ts';
import styles from './More.module.css';

/** Collapsed items. A `details` element, so that find-in-page can reveal them. */
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
