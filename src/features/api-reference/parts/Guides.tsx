import type { ApiPage } from '#model/api';
import { usageKey } from '#model/api-usage';
import { useApi } from '../context.ts';
import styles from './Guides.module.css';
import { More } from './More.tsx';

/** More links would push the props out of view; the rest is collapsed. */
const SHOWN_AT_ONCE = 8;

/** Links to the guides and demos that cover the API, if any. */
export function Guides({ page }: { page: ApiPage }) {
  const { t, folder, addressOf, usesOf } = useApi();
  const named = page.guides.map(({ title, path, hash }) => ({ title, href: `${path}/${hash && `#${hash}`}` }));
  const found = usesOf(usageKey(folder, page.name)).map(({ title, path, hash }) => ({
    title,
    href: `${path}/${hash && `#${hash}`}`,
  }));
  const links = new Map<string, string>();
  for (const { title, href } of [...named, ...found]) {
    const address = addressOf(href);
    if (address && !links.has(address)) links.set(address, title);
  }
  if (links.size === 0) return null;
  const all = [...links];
  const rest = all.slice(SHOWN_AT_ONCE);
  return (
    <nav className={styles['guides']} aria-label={t('apiUsedIn')}>
      <span>{t('apiUsedIn')}</span>
      <div>
        <Links of={all.slice(0, SHOWN_AT_ONCE)} />
        <More count={rest.length}>
          <Links of={rest} />
        </More>
      </div>
    </nav>
  );
}

function Links({ of }: { of: readonly (readonly [address: string, title: string])[] }) {
  return (
    <ul>
      {of.map(([address, title]) => (
        <li key={address}>
          <a href={address}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
