import type { ApiPage } from '#model/api';
import { leadOf } from '#model/api-heads';
import { usageKey } from '#model/api-usage';
import { useApi } from '../context.ts';
import { Deprecation } from './Deprecation.tsx';
import { Guides } from './Guides.tsx';
import { ReleaseNote } from './HistoryBadges.tsx';
import { Imports, OtherImports } from './Imports.tsx';
import { RichText } from './RichText.tsx';
import styles from './PageHead.module.css';

/** What comes before the rows of a component, an interface or a hook on a page of its own. */
export function PageHead({ page }: { page: ApiPage }) {
  const { t, folder, explorerOf } = useApi();
  const explorer = explorerOf(page.name);
  return (
    <>
      <Deprecation text={page.deprecated} />
      <ReleaseNote of={page.name} />
      <RichText of={leadOf(page.description).rest} />
      <Imports imports={page.imports} cost={usageKey(folder, page.name)}>
        <div className={styles['more']}>
          {explorer && <a href={explorer}>{t('explorerPage')}</a>}
          <OtherImports of={page.imports} />
          <Guides page={page} />
        </div>
      </Imports>
    </>
  );
}
