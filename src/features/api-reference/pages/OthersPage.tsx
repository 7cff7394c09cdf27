import type { ApiComponent } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { useApi } from '../context.ts';
import { Bar } from '../parts/Bar.tsx';
import { ComponentBody } from '../parts/ComponentBody.tsx';
import { Deprecation } from '../parts/Deprecation.tsx';
import { Imports } from '../parts/Imports.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';

/** Every exported component without a page of its own. */
export function OthersPage({ components }: { components: readonly ApiComponent[] }) {
  const { t } = useApi();
  return (
    <>
      <p>{t('apiOthersNote')}</p>
      <Bar plans={[]} />
      {components.map((component) => (
        <Section key={component.name} id={anchorOf.component(component.name)} title={component.name} expectedRows={rowsOf(component)}>
          <Deprecation text={component.deprecated} />
          <RichText of={component.description} />
          <Imports imports={component.imports.filter(({ from }) => from.split('/').length === 2)} />
          <ComponentBody component={component} />
        </Section>
      ))}
    </>
  );
}

function rowsOf({ props, inherited, slots, classes }: ApiComponent): number {
  return [props, ...inherited.map((each) => each.props), slots, classes].flat().length;
}
