import type { ApiInterface } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { leadOf } from '#model/api-heads';
import { useApi } from '../context.ts';
import { Bar } from '../parts/Bar.tsx';
import { Deprecation } from '../parts/Deprecation.tsx';
import { ReleaseNote } from '../parts/HistoryBadges.tsx';
import { Guides } from '../parts/Guides.tsx';
import { Imports } from '../parts/Imports.tsx';
import { Members } from '../parts/Members.tsx';
import { plansOf } from '../parts/plansOf.ts';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Source } from '../parts/Source.tsx';
import { TypeCode } from '../parts/TypeCode.tsx';

const MAX_ROWS_WITHOUT_FILTER = 6;

export function InterfacePage({ model }: { model: ApiInterface }) {
  const { t } = useApi();
  const { name, members, typeParameters } = model;
  return (
    <>
      <Deprecation text={model.deprecated} />
      <ReleaseNote of={name} />
      <RichText of={leadOf(model.description).rest} />
      <Imports imports={model.imports} />
      <Guides page={model} />
      {members.length > MAX_ROWS_WITHOUT_FILTER && <Bar plans={plansOf(members)} />}
      <Section id="properties" title={t('apiProperties')} count={members.length}>
        <Members owner={name} members={members} anchorOf={anchorOf.prop} />
        {typeParameters.length > 0 && (
          <ul>
            {typeParameters.map((parameter, index) => (
              <li key={index}>
                {t('apiTypeParameter')} <TypeCode of={parameter} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {model.source && <Source file={model.source} />}
    </>
  );
}
