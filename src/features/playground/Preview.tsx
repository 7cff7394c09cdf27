import { Moon, PilcrowLeft, Play, Rows4 } from 'lucide';
import { memo, type RefObject } from 'react';
import { RunFailure, RunStage, type ConsoleEntry, type Look, type RunProblem } from '#services/runner';
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
  problem: RunProblem | undefined;
  isTrusted: boolean;
  isStale: boolean;
  look: Look;
  entries: readonly ConsoleEntry[];
  commands: Commands;
}

/** The preview pane: output, errors and console. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { texts, stage, status, problem, isTrusted, isStale, look, entries, commands } = props;
  const isDark = look.mode === 'dark';
  const isRtl = look.direction === 'rtl';
  const isDense = look.density === 'dense';
  return (
    <section className={styles['preview']} aria-label={texts.playgroundPreview}>
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
      <RunStage ref={stage} className={styles['stage']} isStale={isStale}>
        {!isTrusted && (
          <div className={styles['invitation']}>
            <p>{texts.playgroundFromLink}</p>
            <button type="button" onClick={commands.run}>
              <Icon of={Play} size={20} />
              {texts.playgroundRunIt}
            </button>
          </div>
        )}
      </RunStage>
      <RunFailure className={styles['problem']} problem={problem} onGoTo={commands.goTo} />
      <Console label={texts.playgroundConsole} entries={entries} />
    </section>
  );
});
