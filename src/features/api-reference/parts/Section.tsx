import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { HEADING_LINK } from '#model/hooks';
import { SECTION } from '../hooks.ts';
import styles from './Section.module.css';

export interface SectionProps {
  id: string;
  title: ReactNode;
  /** Number of rows, shown after the title. */
  count?: number;
  level?: 2 | 3;
  children: ReactNode;
}

/** A section of the page with a self-linking heading. */
export function Section({ id, title, count, level = 2, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    // Subsections are not landmarks, because every component has the same ones.
    <section className={styles['section']} aria-labelledby={level === 2 ? id : undefined} {...mark(SECTION)}>
      <Heading id={id}>
        <a href={`#${id}`} {...mark(HEADING_LINK)}>
          {title}
        </a>
        {count !== undefined && <Count of={count} />}
      </Heading>
      {children}
    </section>
  );
}

/** A number of rows after a heading. The filter updates each `small` that belongs to a link to the heading. */
export function Count({ of: count }: { of: number }) {
  return <small className={styles['count']}>{count}</small>;
}
