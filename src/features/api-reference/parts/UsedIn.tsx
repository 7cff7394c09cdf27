import type { ApiUse } from '#model/api-usage';
import { useApi } from '../context.ts';
import styles from './UsedIn.module.css';

/** Demos and guides that use the thing beside it. */
export function UsedIn({ uses }: { uses: readonly ApiUse[] }) {
  const { t, addressOf } = useApi();
  const links = uses.flatMap((use) => {
    const address = addressOf(`${use.path}/${use.hash && `#${use.hash}`}`);
    return address ? [{ ...use, address }] : [];
  });
  if (links.length === 0) return null;
  return (
    <p className={styles['uses']}>
      {t('apiUsedIn')}{' '}
      {links.map(({ title, address }, index) => (
        <span key={address}>
          {index > 0 && ', '}
          <a href={address}>{title}</a>
        </span>
      ))}
    </p>
  );
}
