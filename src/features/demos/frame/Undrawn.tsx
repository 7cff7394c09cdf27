import { type DemoFacts, pathOfDemo } from '#model/demo';
import { DEMO_PICTURE_SIZE } from '#model/demo-picture';
import { lightPictureOf } from '#services/api-reference';
import { site } from '#services/site';
import styles from './DemoFrame.module.css';
import type { DemoSurroundings } from './surroundings.ts';

/** Picture and message in an empty stage, shown by CSS without JavaScript, and in print if the demo was not hydrated. */
export function Undrawn({
  facts: { id, name },
  around: { t, hrefOf },
}: {
  facts: DemoFacts;
  around: DemoSurroundings;
}) {
  const ownPage = hrefOf(pathOfDemo(id));
  const picture = lightPictureOf(id);
  return (
    <>
      {/* Hidden until then, a lazy picture is fetched for print alone. */}
      {picture && <img className={styles['picture']} src={picture} alt="" loading="lazy" {...DEMO_PICTURE_SIZE} />}
      <p className={`${styles['undrawn']} without-script`} data-print="hide">
        {t('demoNeedsScript')} <a href={`${ownPage}#${name}-code`}>{t('demoNeedsScriptCode')}</a>
      </p>
      <p className={`${styles['undrawn']} ${styles['paper']}`}>
        {t('demoOnScreen')} {site.siteUrl + ownPage}
      </p>
    </>
  );
}
