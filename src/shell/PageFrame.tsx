import type { ReactNode } from 'react';
import type { ShellContext } from './context.ts';
import { Footer, type FooterLink } from './footer/Footer.tsx';
import { Header, type HeaderProps } from './header/Header.tsx';
import { NavPanel } from './navigation/NavPanel.tsx';
import type { NavTreeProps } from './navigation/NavTree.tsx';
import styles from './Shell.module.css';

export type WithoutContext<T> = Omit<T, 'context'>;

interface TopProps {
  context: ShellContext;
  header: WithoutContext<HeaderProps>;
  /** Slot after the skip link, for a notice that floats above the page. */
  notice?: ReactNode;
}

export interface PageFrameProps extends TopProps {
  version: string;
  nav: WithoutContext<NavTreeProps>;
  footerLinks: readonly FooterLink[];
  children: ReactNode;
}

/** The frame around the main part of a page: header, navigation and footer. */
export function PageFrame({ nav, version, footerLinks, children, ...top }: PageFrameProps) {
  const { context, header } = top;
  return (
    <>
      <Top {...top} />
      <div className={styles['frame']}>
        <NavPanel context={context} {...nav} isDrawer={header.navigation === 'drawer'} />
        <div className={styles['page']}>
          {children}
          <Footer context={context} version={version} links={footerLinks} />
        </div>
      </div>
    </>
  );
}

/** The first elements of every page. */
export function Top({ context, header, notice }: TopProps) {
  return (
    <>
      <a className={styles['skip']} href="#main" data-print="hide">
        {context.t('skipToContent')}
      </a>
      {notice}
      <Header context={context} {...header} />
    </>
  );
}
