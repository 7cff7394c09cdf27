import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui';
import styles from './DemoPage.module.css';

interface DemoPageProps {
  title: string;
  back: { href: string; title: string };
  /** The demo in its frame. */
  children?: ReactNode;
}

/** Standalone full-width page of a demo: for phones, for sharing, and for reading the code without JavaScript. */
export function DemoPage({ title, back, children }: DemoPageProps) {
  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      <a className={styles['back']} href={back.href}>
        <Icon of={ArrowLeft} />
        {back.title}
      </a>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </main>
  );
}
