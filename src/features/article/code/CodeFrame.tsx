import { Check, Copy } from 'lucide';
import type { CSSProperties, ReactNode } from 'react';
import { mark } from '#lib/hook';
import { CODE, COPY } from '#model/hooks';
import { Icon } from '#ui';
import styles from './CodeFrame.module.css';

interface CodeFrameProps {
  language: string;
  /** Name of the file that contains the code. */
  title?: string | undefined;
  /** Number of lines; lets the browser skip the layout of an off-screen block at its exact height. */
  lines?: number | undefined;
  /** A `<code>` element. */
  children: ReactNode;
}

/** A code block that can be focused, scrolled and copied as a whole. */
export function CodeFrame({ language, title, lines, children }: CodeFrameProps) {
  return (
    <figure className={styles['frame']} style={heightOf(lines, title)} data-wide="" {...mark(CODE)}>
      {title && <figcaption className={styles['title']}>{title}</figcaption>}
      <button className="needs-script" type="button" aria-label="Copy the code" {...mark(COPY)}>
        <Icon of={Copy} />
        <Icon of={Check} />
      </button>
      <pre className={styles['pre']} tabIndex={0} role="group" aria-label={title ?? `Code, ${language}`} dir="ltr">
        {children}
      </pre>
    </figure>
  );
}

/** Custom properties from which CodeFrame.module.css computes the intrinsic height. */
function heightOf(lines: number | undefined, title: string | undefined): CSSProperties | undefined {
  if (!lines || lines < 6) return undefined;
  return { '--lines': lines, ...(title && { '--title': '41px' }) } as CSSProperties;
}
