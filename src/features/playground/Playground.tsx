import { Braces, Download, Link, Play, Plus, SpellCheck, Trash2, Zap } from 'lucide';
import { textsOf, type Translate } from '#services/i18n';
import { Choices } from './Choices.tsx';
import styles from './Playground.module.css';
import { PlaygroundSettings } from './PlaygroundSettings.tsx';
import { Preview } from './Preview.tsx';
import type { Starter } from './starter.ts';
import { Tool } from './Tool.tsx';
import { TypePanel } from './TypePanel.tsx';
import { TEXTS, WORDS } from './words.ts';

interface PlaygroundProps {
  t: Translate;
  starters: readonly Starter[];
}

/** The playground's markup, rendered completely on the server. Without JavaScript, the starter code can still be read. */
export function Playground({ t, starters }: PlaygroundProps) {
  const [first] = starters;
  const words = {
    ...textsOf(t, TEXTS),
    ...Object.fromEntries(Object.entries(WORDS).map(([name, id]) => [name, t(id)])),
  };
  return (
    <div className={styles['playground']} data-playground="" data-words={JSON.stringify(words)}>
      <div className={styles['bar']}>
        <h1 className={styles['title']}>{t('playground')}</h1>
        <input
          className={`${styles['name']} needs-script`}
          type="text"
          maxLength={80}
          aria-label={t('playgroundName')}
          autoComplete="off"
          data-part="name"
        />
        <Choices t={t} starters={starters} />
        <div className={`${styles['tools']} needs-script`} role="group" aria-label={t('playgroundTools')}>
          <Tool action="run" icon={Play} label={t('playgroundRun')} isNamed />
          <Tool action="format" icon={Braces} label={t('playgroundFormat')} />
          <Tool action="share" icon={Link} label={t('playgroundShare')} />
          <Tool action="stackblitz" icon={Zap} label={t('demoStackBlitz')} />
          <Tool action="download" icon={Download} label={t('demoDownload')} />
          <PlaygroundSettings t={t} />
        </div>
      </div>
      <div className={styles['notice']} role="status" data-part="notice" hidden>
        <span data-part="notice-text" />
      </div>
      <div className={`prose ${styles['unscripted']}`}>
        <p className={styles['note']}>{t('playgroundNeedsScript')}</p>
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
      <div className={`${styles['panes']} needs-script`} data-part="panes">
        <section className={styles['editor']} aria-label={t('playgroundCode')}>
          <div className={styles['files']}>
            <div className={styles['tabs']} role="tablist" aria-label={t('playgroundFiles')} data-part="tabs" />
            <Tool action="add-file" icon={Plus} label={t('playgroundAddFile')} />
            <Tool action="delete-file" icon={Trash2} label={t('playgroundDeleteFile')} />
            <Tool action="types" icon={SpellCheck} label={t('playgroundTypes')} isLabeled isPressed={false} />
          </div>
          <form className={styles['newFile']} data-part="new-file" hidden>
            <label>
              {t('playgroundFileName')}{' '}
              <input type="text" name="name" placeholder="Card.tsx" autoComplete="off" spellCheck={false} />
            </label>
            <button className={styles['action']} type="submit">
              {t('playgroundAddFile')}
            </button>
          </form>
          <div className={styles['code']} data-part="editor">
            <pre>{first?.files[0]?.text}</pre>
          </div>
          <TypePanel t={t} />
        </section>
        <div
          className={styles['divider']}
          role="separator"
          aria-orientation="vertical"
          aria-label={t('playgroundResize')}
          aria-valuemin={20}
          aria-valuemax={80}
          aria-valuenow={50}
          tabIndex={0}
          data-part="divider"
        />
        <Preview t={t} />
      </div>
      <script type="application/json" data-part="starters">
        {JSON.stringify(starters).replaceAll('<', '\\u003c')}
      </script>
    </div>
  );
}
