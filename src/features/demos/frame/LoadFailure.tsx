import { mark } from '#lib/hook';
import type { Translate } from '#services/i18n';
import { ACTION, type DemoAction } from '../hooks.ts';
import styles from './DemoFrame.module.css';

/** Shown by CSS when the demo fails to load. */
export function LoadFailure({ t }: { t: Translate }) {
  return (
    <div className={styles['failure']}>
      <span>{t('demoNotLoaded')}</span>
      <button className="ui-button ui-button-small" type="button" {...mark(ACTION, 'retry' satisfies DemoAction)}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
