import type { ReactNode } from 'react';
import { kebabCase, pathOfApi } from '#model/api-anchors';
import { readApiPage } from '#services/api-reference';
import type { MessageId, Translate } from '#services/i18n';
import styles from './Anatomy.module.css';
import { PartEntry } from './PartEntry.tsx';
import { type PartKind, partsOf } from './partsOf.ts';
import { PLACES } from './selectors/index.ts';

interface AnatomyProps {
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

/** A live component with the names of its parts. Static markup; a controller highlights the hovered or focused part. */
export function Anatomy({ of: name, part, around: { t, hrefOf }, children }: AnatomyProps) {
  const key = part ? `${name}/${part}` : name;
  const places = PLACES[key];
  if (!places) throw new Error(`<Anatomy> does not support "${key}". It supports ${Object.keys(PLACES).join(', ')}.`);
  const slug = kebabCase(name);
  const component = readApiPage(places.folder, slug);
  if (component.kind !== 'component') throw new Error(`<Anatomy of="${name}"> does not refer to a component.`);
  const parts = partsOf(component, places);
  const address = hrefOf(pathOfApi(places.folder, slug));
  const groups = GROUPS.map(([kind, title]) => ({
    kind,
    title,
    parts: parts.filter((part) => part.kind === kind),
  })).filter((group) => group.parts.length > 0);

  return (
    <section
      className={styles['anatomy']}
      aria-label={`${t('anatomy')}: ${name}`}
      data-anatomy={name}
      data-variables={places.only ? '' : component.cssVariables.join(' ')}
    >
      <div className={styles['live']} data-anatomy-live="">
        {children}
        <div className={styles['marks']} aria-hidden="true" data-anatomy-marks="">
          <div className={styles['mark']} hidden>
            <code className={styles['tag']} />
          </div>
        </div>
      </div>
      <p className={`${styles['readout']} needs-script`} data-anatomy-readout="">
        <span data-readout="hint">{t('anatomyHint')}</span>
        <code data-readout="name" hidden />
        <code data-readout="class" hidden />
        <code data-readout="values" hidden />
        <span data-readout="absent" hidden>
          {t('anatomyAbsent')}
        </span>
        <span data-readout="when" hidden />
      </p>
      <div className={styles['list']} data-anatomy-list="">
        {groups.map(({ kind, title, parts: entries }) => (
          <div key={kind}>
            <p className={styles['title']} id={`anatomy-${name}-${kind}`}>
              {t(title)}
            </p>
            <ul className={styles['parts']} aria-labelledby={`anatomy-${name}-${kind}`}>
              {entries.map((part) => (
                <PartEntry key={part.name} part={part} href={`${address}#${part.anchor}`} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
