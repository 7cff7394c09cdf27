import { memo, useLayoutEffect, useRef } from 'react';
import type { ConsoleEntry } from '#services/runner';
import styles from './Preview.module.css';

/** Console output, newest last. */
export const Console = memo(function Console({ label, entries }: { label: string; entries: readonly ConsoleEntry[] }) {
  const log = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (log.current && entries.length > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);
  return (
    <details className={`ui-disclosure ${styles['console']}`}>
      <summary>{entries.length > 0 ? `${label} (${entries.length})` : label}</summary>
      <section className={styles['log']} tabIndex={0} aria-label={label} ref={log}>
        <ol>
          {entries.map(({ level, text }, index) => (
            <li key={index} className={level === 'warn' || level === 'error' ? styles[level] : undefined}>
              {text}
            </li>
          ))}
        </ol>
      </section>
    </details>
  );
});
