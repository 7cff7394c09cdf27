import { Fragment } from 'react';
import type { ApiUse } from '#model/api-usage';
import { useApi } from '../context.ts';
import { More } from './More.tsx';
import styles from './UsedIn.module.css';

/** A prop used by half of the demos would otherwise fill a phone screen; the rest is collapsed. */
const SHOWN_AT_ONCE = 6;

interface Link {
  title: string;
  address: string;
}

/** Demos and guides that use the documented member. */
export function UsedIn({ uses }: { uses: readonly ApiUse[] }) {
  const { t, addressOf } = useApi();
  const links = uses.flatMap(({ title, path, hash }): Link[] => {
    const address = addressOf(`${path}/${hash && `#${hash}`}`);
    return address ? [{ title, address }] : [];
  });
  if (links.length === 0) return null;
  const rest = links.slice(SHOWN_AT_ONCE);
  return (
    <div className={styles['uses']} data-api-uses="">
      {t('apiUsedIn')} <Links of={links.slice(0, SHOWN_AT_ONCE)} />
      <More count={rest.length}>
        <Links of={rest} />
      </More>
    </div>
  );
}

function Links({ of: links }: { of: readonly Link[] }) {
  return links.map(({ title, address }, index) => (
    <Fragment key={address}>
      {index > 0 && ', '}
      <a href={address}>{title}</a>
    </Fragment>
  ));
}
