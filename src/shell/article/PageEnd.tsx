import { ArrowLeft, ArrowRight, SquarePen } from 'lucide';
import { clickAttributes } from '#model/clicks';
import { Icon } from '#ui';
import type { ShellContext } from '../context.ts';
import styles from './PageEnd.module.css';

export interface Neighbor {
  title: string;
  href: string;
}

export interface PageEndProps {
  context: ShellContext;
  editUrl?: string | undefined;
  /** ISO date of the last change; missing if the git history is unavailable. */
  lastChanged?: string | undefined;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

/** Below the article: the edit link, the date of the last change, and the previous and next pages. */
export function PageEnd({ context, editUrl, lastChanged, previous, next }: PageEndProps) {
  const { t, language } = context;
  return (
    <div className={styles['end']} data-print="hide">
      {(editUrl || lastChanged) && (
        <div className={styles['meta']}>
          {editUrl && (
            <a className={styles['edit']} href={editUrl} rel="noopener" {...clickAttributes('pageEdit')}>
              <Icon of={SquarePen} />
              {t('editPage')}
            </a>
          )}
          {lastChanged && (
            <span>
              {`${t('lastChanged')} `}
              <time dateTime={lastChanged}>{formatDate(lastChanged, language)}</time>
            </span>
          )}
        </div>
      )}
      {(previous || next) && (
        <nav className={styles['neighbors']} aria-label={`${t('previous')}, ${t('next')}`}>
          {previous && (
            <a className={styles['neighbor']} href={previous.href} rel="prev" {...clickAttributes('pagePrevious')}>
              <span className={styles['direction']}>
                <Icon of={ArrowLeft} />
                {t('previous')}
              </span>
              {previous.title}
            </a>
          )}
          {next && (
            <a
              className={`${styles['neighbor']} ${styles['next']}`}
              href={next.href}
              rel="next"
              {...clickAttributes('pageNext')}
            >
              <span className={styles['direction']}>
                {t('next')}
                <Icon of={ArrowRight} />
              </span>
              {next.title}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

function formatDate(iso: string, language: string) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
