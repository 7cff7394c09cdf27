import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui';
import styles from './Callout.module.css';

const KINDS = {
  info: { icon: Info, label: 'Note' },
  success: { icon: CircleCheck, label: 'Tip' },
  warning: { icon: TriangleAlert, label: 'Warning' },
  error: { icon: CircleAlert, label: 'Danger' },
};

interface CalloutProps {
  kind: keyof typeof KINDS;
  /** Defaults to the name of the kind. */
  title?: string;
  children: ReactNode;
}

export function Callout({ kind, title, children }: CalloutProps) {
  const { icon, label } = KINDS[kind];
  return (
    <div className={`${styles['callout']} ${styles[kind]}`} role="note" aria-label={title ?? label} data-callout={kind}>
      <span className={styles['icon']}>
        <Icon of={icon} size={20} />
      </span>
      <div className={styles['body']}>
        <p className={styles['title']}>{title ?? label}</p>
        {children}
      </div>
    </div>
  );
}
