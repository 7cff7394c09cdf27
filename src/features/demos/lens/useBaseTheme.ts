import { useEffect, useState, useSyncExternalStore } from 'react';
import { baseTheme, type DemoTheme } from '#model/demo-base-theme';
import { followShownTheme, shownTheme } from './shownTheme.ts';

/** What the theme of a demo is based on: the default of the library, or the reader's theme once that is loaded. */
export function useBaseTheme(): DemoTheme {
  const text = useSyncExternalStore(followShownTheme, shownTheme, () => '');
  const [chosen, setChosen] = useState<DemoTheme>();

  useEffect(() => {
    if (!text) return undefined;
    let isCurrent = true;
    import('./readerTheme.ts').then(
      ({ readerTheme }) => isCurrent && setChosen(readerTheme(text)),
      () => {}, // Keep the current theme.
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return (text && chosen) || baseTheme;
}
