import { Moon, PilcrowLeft, Play, Rows4 } from 'lucide';
import { memo, type RefObject } from 'react';
import { problemOf, type ConsoleEntry, type Look, type RunState } from '#services/runner';
import { Icon } from '#ui';
import type { Commands } from './useCommands.ts';
import { Console } from './Console.tsx';
import styles from './Preview.module.css';
import type { PlaygroundTexts } from './props.ts';
import { Tool } from './Tool.tsx';

interface PreviewProps {
  texts: PlaygroundTexts;
  /** The runner puts its frames there. */
  stage: RefObject<HTMLDivElement | null>;
  status: string;
  failedRun: RunState | undefined;
  isTrusted: boolean;
  isStale: boolean;
  look: Look;
  entries: readonly ConsoleEntry[];
  commands: Commands;
}

/** The preview pane: output, errors and console. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { texts, stage, status, failedRun, isTrusted, isStale, look, entries, commands } = props;
  const isDark = look.mode === 'dark';
  const isRtl = look.direction === 'rtl';
  const isDense = look.density === 'dense';
  return (
    <section className={`${styles['preview']} ${isStale ? styles['stale'] : ''}`} aria-label={texts.playgroundPreview}>
      <div className={styles['bar']}>
        <span className={styles['state']} role="status">
          {status}
        </span>
        <Tool
          icon={Moon}
          label={texts.playgroundDark}
          isPressed={isDark}
          onUse={() => commands.changeLook({ mode: isDark ? 'light' : 'dark' })}
        />
        <Tool
          icon={PilcrowLeft}
          label={texts.playgroundRtl}
          isPressed={isRtl}
          onUse={() => commands.changeLook({ direction: isRtl ? 'ltr' : 'rtl' })}
        />
        <Tool
          icon={Rows4}
          label={texts.playgroundDense}
          isPressed={isDense}
          onUse={() => commands.changeLook({ density: isDense ? 'normal' : 'dense' })}
        />
      </div>
      <div className={styles['stage']} ref={stage}>
        {!isTrusted && (
          <div className={styles['invitation']}>
            <p>{texts.playgroundFromLink}</p>
            <button type="button" onClick={commands.run}>
              <Icon of={Play} size={20} />
              {texts.playgroundRunIt}
            </button>
          </div>
        )}
      </div>
      <FailedRun run={failedRun} texts={texts} onGoTo={commands.goTo} />
      <Console label={texts.playgroundConsole} entries={entries} />
    </section>
  );
});

interface FailedRunProps {
  run: RunState | undefined;
  texts: PlaygroundTexts;
  onGoTo: Commands['goTo'];
}

/** What went wrong, with a link to its place in the code. */
function FailedRun({ run, texts, onGoTo }: FailedRunProps) {
  const problem = run && problemOf(run, texts);
  const { title, detail, file, line } = problem ?? {};
  return (
    <div className={styles['problem']} role="alert" hidden={!problem}>
      <strong>{title}</strong>
      {detail && <code>{detail}</code>}
      {file &&
        (line ? (
          <button type="button" onClick={() => onGoTo(file, line)}>
            {`${file}:${line}`}
          </button>
        ) : (
          <span>{file}</span>
        ))}
    </div>
  );
}
