import type { Section } from '#model/offline';
import type { Translate } from '#services/i18n';
import styles from './OfflinePage.module.css';
import { offlineWords } from './words.ts';

interface OfflinePageProps {
  t: Translate;
  sections: readonly { id: Section; title: string }[];
}

/** The article of the offline page. A script fills it in, because the content depends on the browser's caches. */
export function OfflinePage({ t, sections }: OfflinePageProps) {
  return (
    <div className={styles['page']} data-offline="" data-late="" data-words={JSON.stringify(offlineWords(t))}>
      <p data-offline-none="">{t('offlineNoWorker')}</p>
      <div className={styles['missing']} hidden data-offline-missing="">
        <p>{t('offlineMissing')}</p>
        <button className={styles['button']} type="button" data-offline-again="">
          {t('tryAgain')}
        </button>
      </div>
      <div hidden data-offline-kept="">
        <h2>{t('offlineVisited')}</h2>
        <p>{t('offlineVisitedNote')}</p>
        <p data-offline-nothing="">{t('offlineNothing')}</p>
        <ul data-offline-visited="" />
        <h2>{t('offlineSections')}</h2>
        <p>{t('offlineSectionsNote')}</p>
        <ul className={styles['sections']}>
          {sections.map(({ id, title }) => (
            <SectionRow key={id} id={id} title={title} t={t} />
          ))}
        </ul>
      </div>
      <p className="visually-hidden" role="status" data-offline-status="" />
    </div>
  );
}

function SectionRow({ id, title, t }: { id: Section; title: string; t: Translate }) {
  return (
    <li className={styles['section']} data-offline-section={id} data-title={title}>
      <span>
        <strong>{title}</strong>
        <span className={styles['about']} data-part="about" />
      </span>
      <progress className={styles['progress']} hidden max={1} value={0} aria-label={title} />
      <span className={styles['buttons']}>
        <button className={styles['button']} type="button" hidden data-part="save">
          {t('offlineSave')}
        </button>
        <button className={styles['button']} type="button" hidden data-part="stop">
          {t('offlineCancel')}
        </button>
        <button className={styles['button']} type="button" hidden data-part="remove">
          {t('offlineRemove')}
        </button>
      </span>
    </li>
  );
}
