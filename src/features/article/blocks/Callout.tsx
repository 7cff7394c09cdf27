import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui';
import styles from './Callout.module.css';

const KINDS = {
  info: { icon: Info, word: 'Note' },
  success: { icon: CircleCheck, word: 'Tip' },
  warning: { icon: TriangleAlert, word: 'Warning' },
  error: { icon: CircleAlert, word: 'Danger' },
};

export interface CalloutProps {
  kind: keyof typeof KINDS;
  /** Bold first words; without them the kind speaks for itself. */
  title?: string;
  children: ReactNode;
}

export function Callout({ kind, title, children }: CalloutProps) {
  const { icon, word } = KINDS[kind];
  return (
    <div className={`${styles['callout']} ${styles[kind]}`} role="note" aria-label={title ?? word} data-callout={kind}>
      <span className={styles['icon']}>
        <Icon of={icon} size={20} />
      </span>
      <div className={styles['body']}>
        <p className={styles['title']}>{title ?? word}</p>
        {children}
      </div>
    </div>
  );
}
