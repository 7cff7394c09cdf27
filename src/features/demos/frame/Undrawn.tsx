import { type DemoFacts, pathOfDemo } from '#model/demo';
import { site } from '#services/site';
import styles from './DemoFrame.module.css';
import type { DemoSurroundings } from './surroundings.ts';

/** Message in an empty stage, shown by CSS without JavaScript, and in print if the demo was not hydrated. */
export function Undrawn({
  facts: { id, name },
  around: { t, hrefOf },
}: {
  facts: DemoFacts;
  around: DemoSurroundings;
}) {
  const ownPage = hrefOf(pathOfDemo(id));
  return (
    <>
      <p className={`${styles['undrawn']} without-script`} data-print="hide">
        {t('demoNeedsScript')} <a href={`${ownPage}#${name}-code`}>{t('demoNeedsScriptCode')}</a>
      </p>
      <p className={`${styles['undrawn']} ${styles['paper']}`}>
        {t('demoOnScreen')} {site.siteUrl + ownPage}
      </p>
    </>
  );
}
