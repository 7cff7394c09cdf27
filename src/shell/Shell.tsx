import { ArrowUp } from 'lucide';
import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { Icon } from '#ui';
import { Breadcrumb, type Crumb } from './article/Breadcrumb.tsx';
import { DocsTabs, type DocsTabLink } from './article/DocsTabs.tsx';
import { PageEnd, type PageEndProps } from './article/PageEnd.tsx';
import { TableOfContents, type Heading } from './article/TableOfContents.tsx';
import { TitleBlock, type TitleBlockProps } from './article/TitleBlock.tsx';
import type { ShellContext } from './context.ts';
import { Footer, type FooterLink } from './footer/Footer.tsx';
import { Header, type HeaderProps } from './header/Header.tsx';
import { TO_TOP } from './hooks.ts';
import { NavPanel } from './navigation/NavPanel.tsx';
import type { NavTreeProps } from './navigation/NavTree.tsx';
import styles from './Shell.module.css';

type WithoutContext<T> = Omit<T, 'context'>;

export interface ShellProps {
  context: ShellContext;
  /** Set if the article is not in the language of the shell. */
  articleLanguage?: string | undefined;
  version: string;
  header: WithoutContext<HeaderProps>;
  nav: WithoutContext<NavTreeProps>;
  crumbs: readonly Crumb[];
  title: WithoutContext<TitleBlockProps>;
  /** The docs tabs of the page; a single tab is not shown. */
  tabs: readonly DocsTabLink[];
  headings: readonly Heading[];
  end: WithoutContext<PageEndProps>;
  footerLinks: readonly FooterLink[];
  /** Slot after the skip link, for a notice that floats above the page. */
  notice?: ReactNode;
  /** Slot between the title and the article, for other features. */
  belowTitle?: ReactNode;
  /** Slot below the article, for other features. */
  belowArticle?: ReactNode;
  children: ReactNode;
}

/** The frame of every page. All data is passed in. */
export function Shell(props: ShellProps) {
  const {
    context,
    articleLanguage,
    version,
    header,
    nav,
    crumbs,
    title,
    tabs,
    headings,
    end,
    footerLinks,
    notice,
    belowTitle,
    belowArticle,
    children,
  } = props;
  return (
    <>
      <a className={styles['skip']} href="#main" data-print="hide">
        {context.t('skipToContent')}
      </a>
      {notice}
      <Header context={context} {...header} />
      <div className={styles['frame']}>
        <NavPanel context={context} {...nav} />
        <div className={styles['page']}>
          <main className={styles['main']} id="main" tabIndex={-1}>
            <div className={styles['head']}>
              <Breadcrumb crumbs={crumbs} context={context} />
              <TitleBlock context={context} {...title} />
              {belowTitle}
            </div>
            <TableOfContents headings={headings} context={context} articleLanguage={articleLanguage} />
            <article className={styles['article']}>
              <DocsTabs tabs={tabs} context={context} />
              <div className="prose" lang={articleLanguage}>
                {children}
              </div>
              {belowArticle}
              <PageEnd context={context} {...end} />
            </article>
            <a
              className={styles['top']}
              href="#top"
              aria-label={context.t('backToTop')}
              {...mark(TO_TOP)}
              data-print="hide"
            >
              <Icon of={ArrowUp} size={20} />
            </a>
          </main>
          <Footer context={context} version={version} links={footerLinks} />
        </div>
      </div>
    </>
  );
}
