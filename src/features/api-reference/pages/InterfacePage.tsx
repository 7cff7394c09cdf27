import type { ApiInterface } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { useApi } from '../context.ts';
import { Bar, MAX_ROWS_WITHOUT_FILTER } from '../parts/Bar.tsx';
import { Members } from '../parts/Members.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { TypeParameters } from '../parts/PropsNotes.tsx';
import { Section } from '../parts/Section.tsx';
import { Source } from '../parts/Source.tsx';

export function InterfacePage({ model }: { model: ApiInterface }) {
  const { t } = useApi();
  const { name, members, typeParameters } = model;
  return (
    <>
      <PageHead page={model} />
      {members.length > MAX_ROWS_WITHOUT_FILTER && <Bar rows={members} />}
      <Section id="properties" title={t('apiProperties')} count={members.length}>
        <Members owner={name} members={members} anchorOf={anchorOf.prop} />
        {typeParameters.length > 0 && (
          <ul>
            <TypeParameters of={typeParameters} />
          </ul>
        )}
      </Section>
      {model.source && <Source file={model.source} />}
    </>
  );
}
