import { textsOf, type Translate } from '#services/i18n';
import { RoomProps } from '#services/parts';
import { TEXTS, WORKBENCH_ID, type Starter } from './props.ts';
import styles from './Playground.module.css';
import { Workbench } from './Workbench.tsx';

interface PlaygroundProps {
  t: Translate;
  starters: readonly Starter[];
}

/** The workbench, rendered completely on the server and hydrated in the browser. Without JavaScript, the starters can be read. */
export function Playground({ t, starters }: PlaygroundProps) {
  const props = { texts: textsOf(t, TEXTS), starters };
  return (
    <>
      <div id={WORKBENCH_ID}>
        <Workbench {...props} />
      </div>
      <div className={`prose ${styles['unscripted']}`}>
        <p className={styles['note']}>{t('noScriptPlayground')}</p>
        {starters.map(({ name, title, files }) => (
          <section key={name} aria-label={title}>
            <h2>{title}</h2>
            {files.map((file) => (
              <pre
                key={file.name}
                className={styles['listing']}
                tabIndex={0}
                role="group"
                aria-label={`${title}: ${file.name}`}
              >
                <code>{file.text}</code>
              </pre>
            ))}
          </section>
        ))}
      </div>
      <RoomProps of={WORKBENCH_ID} props={props} />
    </>
  );
}
