import { languagePrefix } from '#lib/paths';
import { mark } from '#lib/hook';
import { API_FOLDERS } from '#model/api-folders';
import { MIGRATION } from '#model/hooks';
import { X_PRODUCTS } from '#model/product';
import { textsOf, type Translate } from '#services/i18n';
import { RoomProps } from '#services/parts';
import { Assistant } from './Assistant.tsx';
import './migration.css';
import { MIGRATION_ID, MIGRATION_TEXTS, type MigrationProps } from './props.ts';

/** The assistant as its page has it. It needs JavaScript; without it, the page is the list of guides. */
export function MigrationAssistant({ around: { t, language } }: { around: { t: Translate; language: string } }) {
  const props: MigrationProps = {
    texts: textsOf(t, MIGRATION_TEXTS),
    products: API_FOLDERS.map((folder) => ({ folder, name: X_PRODUCTS[`x-${folder}`].name })),
    prefix: languagePrefix(language),
  };
  return (
    <div className="needs-script" data-wide="" data-print="hide">
      <section id={MIGRATION_ID} className="migration" aria-label={t('assistantTitle')} {...mark(MIGRATION)}>
        <Assistant {...props} />
      </section>
      <RoomProps of={MIGRATION_ID} props={props} />
    </div>
  );
}
