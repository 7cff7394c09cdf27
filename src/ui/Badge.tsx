import styles from './Badge.module.css';

export type BadgeTone = 'neutral' | 'pro' | 'premium' | 'new' | 'unstable' | 'danger';

/** A text label; color is never the only indicator. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: string }) {
  const toned = tone === 'neutral' ? '' : ` ${styles[tone]}`;
  return <span className={`${styles['badge']}${toned}`}>{children}</span>;
}
