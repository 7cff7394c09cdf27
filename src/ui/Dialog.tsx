import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A native modal dialog: the browser traps focus, closes it on Escape and restores focus. */
export function Dialog({ id, title, closeLabel, children }: DialogProps) {
  return (
    <dialog className={styles['dialog']} id={id} aria-labelledby={`${id}-title`} data-print="hide">
      <div className={styles['sheet']}>
        <div className={styles['top']}>
          <h2 className={styles['title']} id={`${id}-title`}>
            {title}
          </h2>
          <form method="dialog">
            <IconButton type="submit" icon={X} label={closeLabel} />
          </form>
        </div>
        <div className={styles['body']}>{children}</div>
      </div>
    </dialog>
  );
}
