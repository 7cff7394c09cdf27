import { fillIn } from '#lib/fill-in';
import type { ApiPage } from '#model/api';
import { usageKey } from '#model/api-usage';
import { useApi } from '../context.ts';
import styles from './Guides.module.css';
import { More } from './More.tsx';

/** More links would push the props out of view, so they are collapsed. */
const SHOWN_AT_ONCE = 3;

/** Links to the guides and demos that cover the API, if any. */
export function Guides({ page }: { page: ApiPage }) {
  const { t, folder, addressOf, usesOf } = useApi();
  const uses = usesOf(usageKey(folder, page.name));
  const links = new Map<string, string>();
  for (const { title, path, hash } of [...page.guides, ...uses]) {
    const address = addressOf(`${path}/${hash && `#${hash}`}`);
    if (address && !links.has(address)) links.set(address, title);
  }
  if (links.size === 0) return null;
  const list = (
    <ul className={styles['guides']}>
      {[...links].map(([address, title]) => (
        <li key={address}>
          <a href={address}>{title}</a>
        </li>
      ))}
    </ul>
  );
  const demos = uses.filter(({ kind }) => kind === 'demo').length;
  const summary =
    demos > 1 ? fillIn(t('apiUsedInDemos'), { count: demos }) : fillIn(t('apiUses'), { count: links.size });
  return (
    <nav className={styles['used']} aria-label={t('apiUsedIn')}>
      {links.size <= SHOWN_AT_ONCE ? (
        <>
          {t('apiUsedIn')} {list}
        </>
      ) : (
        <More summary={summary}>{list}</More>
      )}
    </nav>
  );
}
