import { Fragment } from 'react';
import type { ApiComponent, ApiImport } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { useApi } from '../context.ts';
import { Bar } from '../parts/Bar.tsx';
import { ComponentBody } from '../parts/ComponentBody.tsx';
import { Deprecation } from '../parts/Deprecation.tsx';
import { ReleaseNote } from '../parts/HistoryBadges.tsx';
import { Imports } from '../parts/Imports.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';

/** Exported components without a dedicated page: the icons, or all others. */
export function OthersPage({ components, isIcons }: { components: readonly ApiComponent[]; isIcons: boolean }) {
  const { t } = useApi();
  return (
    <>
      <p>{t(isIcons ? 'apiIconsNote' : 'apiOthersNote')}</p>
      <Bar />
      {components.map((component) => (
        <Section key={component.name} id={anchorOf.component(component.name)} title={component.name}>
          <Deprecation text={component.deprecated} />
          <ReleaseNote of={component.name} />
          <RichText of={component.description} />
          <Packages imports={component.imports} />
          <ComponentBody component={component} />
        </Section>
      ))}
    </>
  );
}

/** One import to copy, plus the names of the other packages. Repeating the import for each package would add little. */
function Packages({ imports }: { imports: readonly ApiImport[] }) {
  const { t } = useApi();
  const [first, ...others] = imports.filter(({ from }) => from.split('/').length === 2);
  return (
    <>
      {first && <Imports imports={[first]} />}
      {others.length > 0 && (
        <p>
          {t('apiAlsoIn')}
          {others.map(({ from }, index) => (
            <Fragment key={from}>
              {index === 0 ? ' ' : ', '}
              <code>{from}</code>
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}
