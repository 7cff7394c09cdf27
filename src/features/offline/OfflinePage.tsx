import { mark, markTexts } from '#lib/hook';
import { LATE } from '#model/hooks';
import type { Section } from '#model/offline';
import type { Translate } from '#services/i18n';
import {
  AGAIN,
  KEPT,
  MISSING,
  NO_WORKER,
  NOTHING,
  OFFLINE_PAGE,
  OFFLINE_TEXTS,
  PROGRESS,
  BUTTON,
  ABOUT,
  SECTION_ROW,
  SECTION_TITLE,
  STATUS,
  VISITED,
} from './hooks.ts';
import styles from './OfflinePage.module.css';

interface OfflinePageProps {
  t: Translate;
  sections: readonly { id: Section; title: string }[];
}

/** The article of the offline page. A script fills it in, because the content depends on the browser's caches. */
export function OfflinePage({ t, sections }: OfflinePageProps) {
  return (
    <div className={styles['page']} {...mark(OFFLINE_PAGE)} {...mark(LATE)} {...markTexts(OFFLINE_TEXTS, t)}>
      <p {...mark(NO_WORKER)}>{t('offlineNoWorker')}</p>
      <div className={styles['missing']} hidden {...mark(MISSING)}>
        <p>{t('offlineMissing')}</p>
        <button className="ui-button" type="button" {...mark(AGAIN)}>
          {t('tryAgain')}
        </button>
      </div>
      <div hidden {...mark(KEPT)}>
        <h2>{t('offlineVisited')}</h2>
        <p>{t('offlineVisitedNote')}</p>
        <p {...mark(NOTHING)}>{t('offlineNothing')}</p>
        <ul {...mark(VISITED)} />
        <h2>{t('offlineSections')}</h2>
        <p>{t('offlineSectionsNote')}</p>
        <ul className={styles['sections']}>
          {sections.map(({ id, title }) => (
            <SectionRow key={id} id={id} title={title} t={t} />
          ))}
        </ul>
      </div>
      <p className="visually-hidden" role="status" {...mark(STATUS)} />
    </div>
  );
}

function SectionRow({ id, title, t }: { id: Section; title: string; t: Translate }) {
  return (
    <li className={styles['section']} {...mark(SECTION_ROW, id)} {...mark(SECTION_TITLE, title)}>
      <span>
        <strong>{title}</strong>
        <span className={styles['about']} {...mark(ABOUT)} />
      </span>
      <progress className={styles['progress']} hidden max={1} value={0} aria-label={title} {...mark(PROGRESS)} />
      <span className={styles['buttons']}>
        <button className="ui-button" type="button" hidden {...mark(BUTTON, 'save')}>
          {t('offlineSave')}
        </button>
        <button className="ui-button" type="button" hidden {...mark(BUTTON, 'stop')}>
          {t('offlineCancel')}
        </button>
        <button className="ui-button" type="button" hidden {...mark(BUTTON, 'remove')}>
          {t('offlineRemove')}
        </button>
      </span>
    </li>
  );
}
