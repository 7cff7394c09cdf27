import { Fragment } from 'react';
import { mark } from '#lib/hook';
import type { ApiUse } from '#model/api-usage';
import { useApi } from '../context.ts';
import { USES } from '../hooks.ts';
import { MAX_SHOWN_USES } from '../row-height/blocks.ts';
import styles from './UsedIn.module.css';

interface Link {
  title: string;
  address: string;
}

/** Demos and guides that use the documented member, and the explorer in which to try it. */
export function UsedIn({ uses, explorer }: { uses: readonly ApiUse[]; explorer: string | undefined }) {
  const { t, addressOf } = useApi();
  const links = uses.flatMap(({ title, path, hash }): Link[] => {
    const address = addressOf(`${path}/${hash && `#${hash}`}`);
    return address ? [{ title, address }] : [];
  });
  const tryIt = explorer && <a href={explorer}>{t('explorerTry')}</a>;
  if (links.length === 0) return tryIt ? <div className={styles['uses']}>{tryIt}</div> : null;
  if (links.length <= MAX_SHOWN_USES) {
    return (
      <div className={styles['uses']} {...mark(USES)}>
        {t('apiUsedIn')}{' '}
        {links.map(({ title, address }, index) => (
          <Fragment key={address}>
            {index > 0 && ', '}
            <a href={address}>{title}</a>
          </Fragment>
        ))}
        {tryIt && ' · '}
        {tryIt}
      </div>
    );
  }
  return (
    <details className={`ui-disclosure ${styles['uses']}`} {...mark(USES)}>
      <summary>{t('apiUses').replace('{count}', String(links.length))}</summary>
      <ul>
        {links.map(({ title, address }) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
      {tryIt}
    </details>
  );
}
