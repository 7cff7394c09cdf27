import { Moon, PilcrowLeft, Play, Rows4 } from 'lucide';
import type { Translate } from '#services/i18n';
import { Icon } from '#ui';
import styles from './Preview.module.css';
import { Tool } from './Tool.tsx';

/** The preview pane: output, errors and console. */
export function Preview({ t }: { t: Translate }) {
  return (
    <section className={styles['preview']} aria-label={t('playgroundPreview')}>
      <div className={styles['bar']}>
        <span className={styles['state']} role="status" data-part="state">
          {t('playgroundLoading')}
        </span>
        <Tool action="mode" icon={Moon} label={t('playgroundDark')} isPressed={false} />
        <Tool action="direction" icon={PilcrowLeft} label={t('playgroundRtl')} isPressed={false} />
        <Tool action="density" icon={Rows4} label={t('playgroundDense')} isPressed={false} />
      </div>
      <div className={styles['stage']} data-part="stage">
        <div className={styles['invitation']} data-part="invitation" hidden>
          <p>{t('playgroundFromLink')}</p>
          <button type="button" data-do="trust">
            <Icon of={Play} size={20} />
            {t('playgroundRunIt')}
          </button>
        </div>
      </div>
      <div className={styles['problem']} role="alert" data-part="problem" hidden />
      <details className={styles['console']} data-part="console">
        <summary>
          {t('playgroundConsole')} <span data-part="console-count" />
        </summary>
        <section className={styles['log']} tabIndex={0} aria-label={t('playgroundConsole')} data-part="console-log">
          <ol data-part="console-list" />
        </section>
      </details>
    </section>
  );
}
