import { problemOf } from '#services/runner';
import { Bar } from './Bar.tsx';
import { EditorPane } from './EditorPane.tsx';
import { Panes } from './Panes.tsx';
import type { ShownState } from './playgroundState.ts';
import { Preview } from './Preview.tsx';
import type { PlaygroundTexts, WorkbenchProps } from './props.ts';
import { usePlayground } from './usePlayground.ts';
import styles from './Workbench.module.css';

/** The playground: a bar, the code and its preview. */
export function Workbench(props: WorkbenchProps) {
  const { texts, starters } = props;
  const { state, look, commands, editor, stage, types, problem, problems, runsAlone } = usePlayground(props);
  const notices = noticesOf(state, texts);
  return (
    <div className={styles['playground']}>
      <Bar texts={texts} starters={starters} title={state.title} commands={commands} />
      <div className={styles['notice']} role="status" hidden={notices.length === 0}>
        {notices.map((notice) => (
          <span key={notice}>{notice}</span>
        ))}
      </div>
      <Panes label={texts.playgroundResize}>
        <EditorPane
          texts={texts}
          state={state}
          placeholder={starters[0]?.files[0]?.text}
          commands={commands}
          editor={editor}
          types={types}
          problems={problems}
        />
        <Preview
          texts={texts}
          stage={stage}
          status={statusOf(state, runsAlone, texts)}
          problem={problem}
          isTrusted={state.isTrusted}
          isStale={state.isStale}
          look={look}
          entries={state.console}
          commands={commands}
        />
      </Panes>
    </div>
  );
}

function noticesOf({ openingProblem, isSaved }: ShownState, texts: PlaygroundTexts): string[] {
  return [...(openingProblem ? [texts[openingProblem]] : []), ...(isSaved === false ? [texts.playgroundNotSaved] : [])];
}

function statusOf({ id, run, isChanged, isTrusted }: ShownState, runsAlone: boolean, texts: PlaygroundTexts) {
  if (!id) return texts.playgroundLoading;
  if (isChanged && isTrusted && !runsAlone) return texts.playgroundStale;
  switch (run.at) {
    case 'idle':
      return '';
    case 'running':
      return texts.playgroundRunning;
    case 'rendered':
      return texts.playgroundReady;
    default:
      return problemOf(run, texts)?.title ?? '';
  }
}
