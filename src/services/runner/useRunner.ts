import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createRunner, type Runner, type RunnerOptions } from './createRunner.ts';

/** A runner for a component, until it is unmounted. `stage` is for the element that contains the preview. */
export function useRunner({ title, look, ...on }: Omit<RunnerOptions, 'stage'>): {
  stage: RefObject<HTMLDivElement | null>;
  runner: Pick<Runner, 'run' | 'stop'>;
} {
  const stage = useRef<HTMLDivElement>(null);
  const created = useRef<Runner>(undefined);
  const lookAtStart = useEffectEvent(() => look);
  const onState = useEffectEvent(on.onState);
  const onConsole = useEffectEvent(on.onConsole);
  const [runner] = useState(() => ({
    run: (files: Parameters<Runner['run']>[0]) => created.current?.run(files),
    stop: () => created.current?.stop(),
  }));

  useEffect(() => {
    if (!stage.current) return undefined;
    const own = createRunner({ stage: stage.current, title, look: lookAtStart(), onState, onConsole });
    created.current = own;
    return () => own.stop();
  }, [title]);
  useEffect(() => created.current?.setLook(look), [look]);

  return { stage, runner };
}
