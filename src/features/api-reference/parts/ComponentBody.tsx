import type { ApiComponent } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { useApi } from '../context.ts';
import { Classes } from './Classes.tsx';
import { Inheritance } from './Inheritance.tsx';
import { Members } from './Members.tsx';
import { PropsNotes } from './PropsNotes.tsx';
import { Section } from './Section.tsx';
import { Slots } from './Slots.tsx';

/** Props, slots and classes of a component that shares its page with others. */
export function ComponentBody({ component }: { component: ApiComponent }) {
  const { t } = useApi();
  const { name, slug, props, inherited, slots, classes } = component;
  return (
    <>
      {props.length > 0 && <Members owner={name} members={props} anchorOf={anchorOf.prop} />}
      <PropsNotes component={component} />
      {inherited.length > 0 && <Inheritance owner={name} inherited={inherited} />}
      {slots.length > 0 && (
        <Section id={`${slug}-slots`} title={t('apiSlots')} level={3}>
          <Slots owner={name} slots={slots} level={4} />
        </Section>
      )}
      {classes.length > 0 && (
        <Section id={`${slug}-css-classes`} title={t('apiClasses')} level={3}>
          <Classes owner={name} classes={classes} level={4} />
        </Section>
      )}
    </>
  );
}
