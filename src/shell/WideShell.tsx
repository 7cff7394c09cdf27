import type { ReactNode } from 'react';
import { Header, type HeaderProps } from './header/Header.tsx';
import type { ShellContext } from './context.ts';
import styles from './Shell.module.css';

interface WideShellProps {
  context: ShellContext;
  header: Omit<HeaderProps, 'context'>;
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of a full-width page: only the header. */
export function WideShell({ context, header, notice, children }: WideShellProps) {
  return (
    <>
      <a className={styles['skip']} href="#main" data-print="hide">
        {context.t('skipToContent')}
      </a>
      {notice}
      <Header context={context} {...header} navigation="none" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
