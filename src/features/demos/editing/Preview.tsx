import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLook } from '#services/display-settings';
import { RunFailure, type RunProblem, RunStage, useRunner } from '#services/runner';
import type { Demo } from '../controllers/readDemo.ts';
import type { Editing } from '../state/demoState.ts';

interface PreviewProps {
  demo: Demo;
  editing: Editing;
  problem: RunProblem | undefined;
  /** Runs the code now. */
  rerun: RefObject<(() => void) | null>;
  onGoTo: (place: { file: string; line: number }) => void;
}

/** Debounce between typing and running the code. */
const RUN_DEBOUNCE_MS = 400;
const FALLBACK_HEIGHT_PX = 400;
/** Those of the demo's frame. Here, because style sheets load with every demo, and this only with the editor. */
const CORNERS = { borderRadius: '11px 11px 0 0', overflow: 'clip' };

/** Runs the edited code in place of the demo, at its height, and says next to the toolbar why it can't. */
export function Preview({ demo, editing, problem, rerun, onGoTo }: PreviewProps) {
  const { stage: around, title, store } = demo;
  const { original, files, hasPreview, isStale } = editing;
  const [blockSize] = useState(() => around?.clientHeight ?? FALLBACK_HEIGHT_PX);
  const { stage, runner } = useRunner({
    title,
    look: useLook(),
    onState: (run) => store.dispatch({ type: 'run changed', run }),
    onConsole: () => undefined,
  });
  useImperativeHandle(rerun, () => () => runner.run(files), [runner, files]);

  useEffect(() => {
    const timer = setTimeout(() => runner.run(files), files === original ? 0 : RUN_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [runner, files, original]);

  if (!around) return null;
  return createPortal(
    <>
      <RunStage
        ref={stage}
        className={hasPreview ? 'demo-run demo-run-shown' : 'demo-run'}
        style={{ blockSize, ...CORNERS }}
        isStale={isStale}
      />
      <RunFailure className="demo-problem" problem={problem} onGoTo={onGoTo} />
    </>,
    around,
  );
}
