import type { DemoSurroundings } from './surroundings.ts';
import styles from './DemoFrame.module.css';

/** Explains the missing-license watermark of commercial packages. */
export function Watermark({ around: { t, hrefOf } }: { around: DemoSurroundings }) {
  return (
    <p className={styles['note']}>
      {t('demoUnlicensed')} <a href={hrefOf('/x/introduction/licensing')}>{t('demoUnlicensedMore')}</a>
    </p>
  );
}
