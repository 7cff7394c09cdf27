import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import { kebabCase, pathOfApi } from '#model/api-anchors';
import { ANATOMY } from '#model/hooks';
import { readApiPage } from '#services/api-reference';
import { type MessageId, textsOf, type Translate } from '#services/i18n';
import { RoomProps } from '#services/parts';
import styles from './Anatomy.module.css';
import { PartEntry } from './PartEntry.tsx';
import { type Part, type PartKind, partsOf } from './partsOf.ts';
import { ANATOMY_TEXTS, type AnatomyProps, idOfAnatomy, type PartFacts } from './props.ts';
import { PLACES } from './selectors/index.ts';

interface Props {
  /** Name of the component: `TreeItem`. */
  of: string;
  /** A part of a large component: `header` of the `DataGrid`. */
  part?: string;
  around: { t: Translate; hrefOf: (path: string) => string };
  /** The demo that shows the component. */
  children: ReactNode;
}

const GROUPS: readonly [PartKind, MessageId][] = [
  ['slot', 'apiSlots'],
  ['class', 'apiClasses'],
  ['variable', 'apiVariables'],
];

/**
 * A live component with the names of its parts. Static markup; the room in the browser highlights parts, and knows the
 * children of the section by their order (`browser/readAnatomy.ts`).
 */
export function Anatomy({ of: name, part, around: { t, hrefOf }, children }: Props) {
  const key = part ? `${name}/${part}` : name;
  const places = PLACES[key];
  if (!places) throw new Error(`<Anatomy> does not support "${key}". It supports ${Object.keys(PLACES).join(', ')}.`);
  const slug = kebabCase(name);
  const component = readApiPage(places.folder, slug);
  if (component.kind !== 'component') throw new Error(`<Anatomy of="${name}"> does not refer to a component.`);
  const parts = partsOf(component, places);
  const address = hrefOf(pathOfApi(places.folder, slug));
  const id = idOfAnatomy(name);
  const groups = GROUPS.map(([kind, title]) => ({
    kind,
    title,
    parts: parts.filter((part) => part.kind === kind),
  })).filter((group) => group.parts.length > 0);
  const props: AnatomyProps = {
    texts: textsOf(t, ANATOMY_TEXTS),
    parts: groups.flatMap((group) => group.parts.map(factsOf)),
    variables: places.only ? [] : component.cssVariables,
  };

  return (
    <section className={styles['anatomy']} aria-label={`${t('anatomy')}: ${name}`} {...mark(ANATOMY, name)}>
      <div className={styles['live']}>
        {children}
        <div className={styles['marks']} aria-hidden="true" />
      </div>
      <p className={`${styles['readout']} needs-script`}>
        <span>{props.texts.anatomyHint}</span>
      </p>
      <div className={styles['list']}>
        {groups.map(({ kind, title, parts: entries }) => (
          <div key={kind}>
            <p className={styles['title']} id={`${id}-${kind}`}>
              {t(title)}
            </p>
            <ul className={styles['parts']} aria-labelledby={`${id}-${kind}`}>
              {entries.map((part) => (
                <PartEntry key={part.name} part={part} href={`${address}#${part.anchor}`} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <RoomProps of={id} props={props} />
    </section>
  );
}

function factsOf({ name, kind, className, selector, when }: Part): PartFacts {
  return { name, kind, className, selector, when };
}
