import type { ApiComponent, ApiHook } from '#model/api';
import { anchorOf, pathOfApi } from '#model/api-anchors';
import type { Plan } from '#model/nav';
import { useApi } from '../context.ts';
import { Bar } from '../parts/Bar.tsx';
import { ComponentBody } from '../parts/ComponentBody.tsx';
import { HookBody } from '../parts/HookBody.tsx';
import { Imports, OtherImports } from '../parts/Imports.tsx';
import { Section } from '../parts/Section.tsx';

/** A docs tab of a guide: the API of everything the guide documents, from the same models as the API pages. */
export function GroupPage({ pages }: { pages: readonly (ApiComponent | ApiHook)[] }) {
  const { t, folder, addressOf } = useApi();
  const rows = pages.flatMap((page): readonly { plan?: Plan | undefined }[] =>
    page.kind === 'component' ? [...page.props, ...page.slots] : page.returnMembers,
  );
  return (
    <>
      <Bar rows={rows} />
      {pages.map((page) => (
        <Section key={page.name} id={anchorOf.component(page.name)} title={page.name}>
          <p>
            <a href={addressOf(`${pathOfApi(folder, page.slug)}/`)}>{t('apiWholePage')}</a>
          </p>
          <Imports imports={page.imports}>
            <OtherImports of={page.imports} />
          </Imports>
          {page.kind === 'component' ? (
            <ComponentBody component={page} />
          ) : (
            <HookBody hook={page} prefix={`${page.slug}-`} level={3} />
          )}
        </Section>
      ))}
    </>
  );
}
