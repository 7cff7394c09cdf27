import type { ApiComponent } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { MIN_GROUPED_PROPS } from '#model/api-groups';
import { useApi } from '../context.ts';
import { Bar, MAX_ROWS_WITHOUT_FILTER } from '../parts/Bar.tsx';
import { Classes } from '../parts/Classes.tsx';
import { CssVariables } from '../parts/CssVariables.tsx';
import { Inheritance } from '../parts/Inheritance.tsx';
import { Members } from '../parts/Members.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PropsNotes } from '../parts/PropsNotes.tsx';
import { Section } from '../parts/Section.tsx';
import { Slots } from '../parts/Slots.tsx';
import { Source } from '../parts/Source.tsx';
import { ThemeSnippet } from '../parts/ThemeSnippet.tsx';

export function ComponentPage({ component }: { component: ApiComponent }) {
  const { t } = useApi();
  const { name, props, inherited, slots, classes, cssVariables, theme } = component;
  const rows = props.length + slots.length + classes.length;
  return (
    <>
      <PageHead page={component} />
      {rows > MAX_ROWS_WITHOUT_FILTER && (
        <Bar rows={[...props, ...slots]} hasGroups={props.length >= MIN_GROUPED_PROPS} />
      )}
      <Section id="props" title={t('apiProps')} count={props.length}>
        {props.length > 0 ? (
          <Members owner={name} members={props} anchorOf={anchorOf.prop} isGrouped />
        ) : (
          <p>{t('apiNoProps')}</p>
        )}
        <PropsNotes component={component} />
      </Section>
      {inherited.length > 0 && (
        <Section id="inherited-props" title={t('apiInherited')}>
          <Inheritance owner={name} inherited={inherited} />
        </Section>
      )}
      {theme && (
        <Section id="theme" title={t('apiTheme')}>
          <ThemeSnippet theme={theme} />
        </Section>
      )}
      {slots.length > 0 && (
        <Section id="slots" title={t('apiSlots')} count={slots.length}>
          <p>{t('apiSlotsNote')}</p>
          <Slots owner={name} slots={slots} />
        </Section>
      )}
      {classes.length > 0 && (
        <Section id="css-classes" title={t('apiClasses')} count={classes.length}>
          <p>{t('apiClassesNote')}</p>
          <Classes owner={name} classes={classes} />
        </Section>
      )}
      {cssVariables.length > 0 && (
        <Section id="css-variables" title={t('apiVariables')} count={cssVariables.length}>
          <CssVariables owner={name} variables={cssVariables} />
        </Section>
      )}
      {component.source && <Source file={component.source} />}
    </>
  );
}
