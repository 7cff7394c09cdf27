import { type ComponentType, useEffect, useState } from 'react';
import type { CodeStyling } from '#model/demo';
import { useCodeStyling } from '#services/code-preferences';
import type { DemoOptions } from './options.ts';

/** The demo in the preferred styling; falls back to `system` until that is loaded, or if the demo doesn't have it. */
export function useStyling(System: ComponentType | undefined, stylings: NonNullable<DemoOptions['stylings']>) {
  const preferred = useCodeStyling();
  const [loaded, setLoaded] = useState<{ styling: CodeStyling; Demo: ComponentType }>();
  const load = stylings[preferred];

  useEffect(() => {
    if (!load) return undefined;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setLoaded({ styling: preferred, Demo: module.default }),
      () => {}, // Keep the current demo.
    );
    return () => {
      isCurrent = false;
    };
  }, [load, preferred]);

  const isOther = load && loaded?.styling === preferred;
  return isOther ? loaded : { styling: 'system' as CodeStyling, Demo: System };
}
