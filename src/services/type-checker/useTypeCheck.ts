import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import type { PlaygroundFile } from '#model/playground';
import { createTypeSession, type AssistedEditor, type TypeSession } from './createTypeSession.ts';
import { INITIAL_TYPE_CHECK, reduceTypeCheck } from './typeCheckState.ts';
import { describeBytes, describeProblem, describeState, type TypeTexts } from './typeTexts.ts';

interface UseTypeCheckOptions {
  texts: TypeTexts;
  /** The files as they are now, also between renders. */
  files: () => readonly PlaygroundFile[];
  editor: () => AssistedEditor | null;
  isOffered?: boolean;
}

/** Type checking for a component: what to show, and what its buttons and its editor call. */
export function useTypeCheck({ texts, isOffered, ...options }: UseTypeCheckOptions) {
  const [{ isOn, session: found, progress, problems }, dispatch] = useReducer(reduceTypeCheck, INITIAL_TYPE_CHECK);
  const current = useRef<TypeSession>(undefined);
  const files = useEffectEvent(options.files);
  const editor = useEffectEvent(options.editor);

  useEffect(() => {
    const created = createTypeSession({
      files,
      editor,
      isOffered,
      onState: (next) => dispatch({ type: 'changed', isOn: created.isOn(), session: next }),
      onProgress: (next) => dispatch({ type: 'progressed', progress: next }),
    });
    current.current = created;
    dispatch({ type: 'changed', isOn: created.isOn(), session: { at: 'off' } });
    return () => created.end();
  }, [isOffered]);

  const described = useMemo(
    () => problems.map((problem) => ({ ...problem, message: describeProblem(problem, texts) })),
    [problems, texts],
  );
  const session = useMemo(
    () => ({
      changed: (isEdited: boolean) => current.current?.changed(isEdited),
      toggle: () => current.current?.toggle(),
      decline: () => current.current?.decline(),
      help: () => current.current?.help(),
    }),
    [],
  );
  return useMemo(
    () => ({
      session,
      isOn,
      /** Whether there is nothing to show. */
      isIdle: found.at === 'off',
      isOffered: found.at === 'offered',
      isLoading: found.at === 'loading',
      state: describeState(found, texts),
      progress: progress && {
        value: progress.loadedBytes,
        max: progress.allBytes,
        text: describeBytes(progress, texts),
      },
      problems: described,
    }),
    [session, isOn, found, progress, described, texts],
  );
}
