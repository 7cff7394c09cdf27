import { ArrowUp } from 'lucide';
import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { Icon } from '#ui';
import { Breadcrumb, type Crumb } from './article/Breadcrumb.tsx';
import { DocsTabs, type DocsTabLink } from './article/DocsTabs.tsx';
import { PageEnd, type PageEndProps } from './article/PageEnd.tsx';
import { TableOfContents, type Heading } from './article/TableOfContents.tsx';
import { TitleBlock, type TitleBlockProps } from './article/TitleBlock.tsx';
import { TO_TOP } from './hooks.ts';
import { PageFrame, type PageFrameProps, type WithoutContext } from './PageFrame.tsx';
import styles from './Shell.module.css';

export interface ShellProps extends PageFrameProps {
  /** Set if the article is not in the language of the shell. */
  articleLanguage?: string | undefined;
  crumbs: readonly Crumb[];
  title: WithoutContext<TitleBlockProps>;
  /** The docs tabs of the page; a single tab is not shown. */
  tabs: readonly DocsTabLink[];
  headings: readonly Heading[];
  end: WithoutContext<PageEndProps>;
  /** Slot between the title and the article, for other features. */
  belowTitle?: ReactNode;
  /** Slot below the article, for other features. */
  belowArticle?: ReactNode;
}

/** The frame of every page. All data is passed in. */
export function Shell({
  articleLanguage,
  crumbs,
  title,
  tabs,
  headings,
  end,
  belowTitle,
  belowArticle,
  children,
  ...frame
}: ShellProps) {
  const { context } = frame;
  return (
    <PageFrame {...frame}>
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
    </PageFrame>
  );
}
