import { mark } from '#lib/hook';
import type { ApiPageEntry } from '#model/api';
import { API_INDEX_SECTIONS, titleOfApiList } from '#model/api-heads';
import { PLAN } from '#model/hooks';
import { Badge } from '#ui';
import { useApi } from '../context.ts';
import { Section } from '../parts/Section.tsx';
import styles from './IndexPage.module.css';

/** All API pages of a product. */
export function IndexPage({ pages }: { pages: readonly ApiPageEntry[] }) {
  const { t, addressOf, changesAddress } = useApi();
  const lists = pages.flatMap((entry) => {
    const title = titleOfApiList(entry.name);
    return title ? [{ ...entry, title: t(title) }] : [];
  });
  return (
    <>
      {API_INDEX_SECTIONS.map(({ kind, id, title }) => {
        const entries = pages.filter((entry) => entry.kind === kind);
        if (entries.length === 0) return null;
        return (
          <Section key={id} id={id} title={t(title)} count={entries.length}>
            <ul className={styles['list']}>
              {entries.map((entry) => (
                <Entry key={entry.path} entry={entry} title={entry.name} />
              ))}
            </ul>
          </Section>
        );
      })}
      <Section id="more" title={t('apiMore')}>
        <ul className={styles['list']}>
          {lists.map((entry) => (
            <li key={entry.path}>
              <a href={addressOf(`${entry.path}/`)}>{entry.title}</a>
            </li>
          ))}
          <li>
            <a href={changesAddress}>{t('apiChanges')}</a>
          </li>
        </ul>
      </Section>
    </>
  );
}

function Entry({ entry: { path, plan, isUnstable }, title }: { entry: ApiPageEntry; title: string }) {
  const { t, addressOf } = useApi();
  return (
    <li {...mark(PLAN, plan)}>
      <a href={addressOf(`${path}/`)}>{title}</a>
      {isUnstable && <Badge tone="unstable">{t('preview')}</Badge>}
      {plan && <Badge tone={plan}>{t(plan)}</Badge>}
    </li>
  );
}
