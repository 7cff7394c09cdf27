import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { CodeStyling } from '#model/demo';
import { codeStyling } from '#services/code-preferences';
import type { DemoOptions } from './options.ts';

const subscribe = (listener: () => void) => codeStyling.subscribe(listener);

/** The demo in the styling the reader prefers; the first one until the other has arrived, and where there is no other. */
export function useStyling(System: ComponentType | undefined, stylings: NonNullable<DemoOptions['stylings']>) {
  const preferred = useSyncExternalStore(subscribe, codeStyling.get, (): CodeStyling => 'system');
  const [loaded, setLoaded] = useState<{ styling: CodeStyling; Demo: ComponentType }>();
  const load = stylings[preferred];

  useEffect(() => {
    if (!load) return undefined;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setLoaded({ styling: preferred, Demo: module.default }),
      () => {}, // The demo that is there goes on.
    );
    return () => {
      isCurrent = false;
    };
  }, [load, preferred]);

  const isOther = load && loaded?.styling === preferred;
  return isOther ? loaded : { styling: 'system' as CodeStyling, Demo: System };
}
