import type { DemoSurroundings } from './surroundings.ts';
import styles from './DemoFrame.module.css';

/** Why a commercial package says on the stage that it has no key. */
export function Watermark({ around: { t, hrefOf } }: { around: DemoSurroundings }) {
  return (
    <p className={styles['note']}>
      {t('demoUnlicensed')} <a href={hrefOf('/x/introduction/licensing')}>{t('demoUnlicensedMore')}</a>
    </p>
  );
}
