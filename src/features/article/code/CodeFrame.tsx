import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui';
import styles from './CodeFrame.module.css';

export interface CodeFrameProps {
  language: string;
  /** File the code belongs in. */
  title?: string | undefined;
  /** A `<code>` element. */
  children: ReactNode;
}

/** A panel of code that can be focused, scrolled and copied as a whole. */
export function CodeFrame({ language, title, children }: CodeFrameProps) {
  return (
    <figure className={styles['frame']} data-wide="" data-code="">
      {title && <figcaption className={styles['title']}>{title}</figcaption>}
      <button className={`${styles['copy']} needs-script`} type="button" aria-label="Copy the code" data-copy="">
        <Icon of={Copy} />
        <Icon of={Check} />
      </button>
      <pre
        className={styles['pre']}
        tabIndex={0}
        role="group"
        aria-label={title ?? `Code, ${language}`}
        dir="ltr"
      >
        {children}
      </pre>
    </figure>
  );
}
