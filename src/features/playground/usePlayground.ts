import { useEffect, useMemo, useRef } from 'react';
import { usePreference } from '#lib/use-preference';
import type { CodeEditorHandle } from '#services/code-editor';
import { useLook } from '#services/display-settings';
import { placesOf, problemOf, useRunner, type ConsoleEntry } from '#services/runner';
import { useTypeCheck } from '#services/type-checker';
import { useCommands, type Commands } from './useCommands.ts';
import { openProject } from './openProject.ts';
import type { PlaygroundEvent } from './playgroundState.ts';
import { autoRun } from './preferences.ts';
import type { Starter, WorkbenchProps } from './props.ts';
import { usePlaygroundState } from './usePlaygroundState.ts';

/** The state of the playground, the objects that it drives, and what its controls do. */
export function usePlayground({ texts, starters }: WorkbenchProps) {
  const [state, dispatch, latest] = usePlaygroundState();
  const { failedRun } = state;
  const look = useLook(state.look);
  const editor = useRef<CodeEditorHandle>(null);
  const { stage, runner } = useRunner({
    title: texts.playgroundPreview,
    look,
    onState: (next) => dispatch({ type: 'run changed', run: next }),
    onConsole: useConsoleBatches(dispatch),
  });
  const types = useTypeCheck({
    texts,
    files: () => latest.current.files,
    editor: () => editor.current,
    isOffered: true,
  });
  const commands = useCommands({ texts, latest, dispatch, editor, runner, types: types.session });
  const runsAlone = usePreference(autoRun, 'on') === 'on';

  useOpenedHash(starters, commands.open);

  const typeProblems = types.problems;
  const problem = useMemo(() => failedRun && problemOf(failedRun, texts), [failedRun, texts]);
  const problems = useMemo(() => [...placesOf(problem), ...typeProblems], [problem, typeProblems]);
  return { state, look, commands, editor, stage, types, problem, problems, runsAlone };
}

/** Opens the project in the URL, and each other one that it changes to. */
function useOpenedHash(starters: readonly Starter[], open: Commands['open']) {
  useEffect(() => {
    let requests = 0;
    async function openHash() {
      requests += 1;
      const request = requests;
      const opened = await openProject(location.hash, starters);
      // Decoding takes time; a later request replaces an earlier one.
      if (request === requests) open(opened);
    }
    void openHash();
    addEventListener('hashchange', openHash);
    return () => {
      requests += 1;
      removeEventListener('hashchange', openHash);
    };
  }, [starters, open]);
}

/** Console output, batched to one update per frame. */
function useConsoleBatches(dispatch: (event: PlaygroundEvent) => void) {
  const pending = useRef<ConsoleEntry[]>([]);
  return (entry: ConsoleEntry | 'cleared') => {
    if (entry === 'cleared') {
      pending.current = [];
      return dispatch({ type: 'console cleared' });
    }
    pending.current.push(entry);
    if (pending.current.length > 1) return undefined;
    requestAnimationFrame(() => {
      dispatch({ type: 'logged', entries: pending.current });
      pending.current = [];
    });
    return undefined;
  };
}
