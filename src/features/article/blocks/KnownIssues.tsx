import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { AFFECTED_SINCE, FIXED_IN } from '#model/hooks';
import { Details } from './Details.tsx';
import styles from './KnownIssues.module.css';

/** Bugs of this release, in a closed disclosure that a link to one of them opens. */
export function KnownIssues({ count, children }: { count: number; children: ReactNode }) {
  return <Details summary={count === 1 ? '1 issue' : `${count} issues`}>{children}</Details>;
}

/** The content pipeline writes the symptom as a heading, and the facts as the first paragraph. */
export function KnownIssue({ since, fixedIn, children }: { since?: string; fixedIn?: string; children: ReactNode }) {
  return (
    <section
      className={styles['issue']}
      {...(fixedIn && mark(FIXED_IN, fixedIn))}
      {...(since && mark(AFFECTED_SINCE, since))}
    >
      {children}
    </section>
  );
}
