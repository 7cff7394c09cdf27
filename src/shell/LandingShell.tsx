import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { HYDRATE } from '#model/hooks';
import { PageEnd } from './article/PageEnd.tsx';
import { PageChips } from './article/TitleBlock.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { NavPanel } from './navigation/NavPanel.tsx';
import type { ShellProps } from './Shell.tsx';
import shellStyles from './Shell.module.css';
import styles from './LandingShell.module.css';

type SharedProps = Pick<
  ShellProps,
  'context' | 'articleLanguage' | 'version' | 'header' | 'nav' | 'title' | 'end' | 'footerLinks' | 'notice' | 'children'
>;

interface LandingShellProps extends SharedProps {
  /** The two first steps, the more important one first. */
  actions: readonly [LandingAction, LandingAction];
  /** Slot for the search. */
  search: ReactNode;
}

export interface LandingAction {
  title: string;
  href: string;
}

/**
 * The frame of the landing page: the navigation is a drawer at every width, and the article has the whole width. Demos in
 * it hydrate at the first sign of intent instead of when they are visible.
 */
export function LandingShell({
  context,
  articleLanguage,
  version,
  header,
  nav,
  title,
  end,
  footerLinks,
  notice,
  actions,
  search,
  children,
}: LandingShellProps) {
  const [first, second] = actions;
  return (
    <>
      <a className={shellStyles['skip']} href="#main" data-print="hide">
        {context.t('skipToContent')}
      </a>
      {notice}
      <Header context={context} {...header} navigation="drawer" />
      <div className={shellStyles['frame']}>
        <NavPanel context={context} {...nav} isDrawer />
        <div className={shellStyles['page']}>
          <main className={styles['main']} id="main" tabIndex={-1} {...mark(HYDRATE, 'intent')}>
            <div className={styles['hero']}>
              <p className={styles['version']}>{`MUI X ${version}`}</p>
              <h1 className={styles['title']}>{title.title}</h1>
              <p className={styles['description']} lang={title.descriptionLanguage}>
                {title.description}
              </p>
              <div className={styles['actions']} data-print="hide">
                <a className={`${styles['action']} ${styles['primary']}`} href={first.href}>
                  {first.title}
                </a>
                <a className={styles['action']} href={second.href}>
                  {second.title}
                </a>
              </div>
              {search}
            </div>
            <article className={`${styles['article']} prose`} lang={articleLanguage}>
              {children}
            </article>
            <div className={styles['end']}>
              <PageChips context={context} markdown={title.markdown} chats={title.chats} />
              <PageEnd context={context} {...end} />
            </div>
          </main>
          <Footer context={context} version={version} links={footerLinks} />
        </div>
      </div>
    </>
  );
}
