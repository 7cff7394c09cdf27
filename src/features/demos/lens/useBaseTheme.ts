import { useEffect, useState, useSyncExternalStore } from 'react';
import { baseTheme, type DemoTheme } from '#model/demo-base-theme';
import { followShownTheme, shownTheme } from './shownTheme.ts';

/** Once it is there, demos have the reader's theme from their first rendering on. */
let lens: typeof import('./readerTheme.ts') | undefined;

/** What the theme of a demo is based on: the default of the library, or the reader's theme once its code is loaded. */
export function useBaseTheme(): DemoTheme {
  const text = useSyncExternalStore(followShownTheme, shownTheme, () => '');
  const [, setIsLoaded] = useState(false);

  useEffect(() => {
    if (!text) return;
    import('./readerTheme.ts').then(
      (loaded) => {
        lens = loaded;
        setIsLoaded(true);
      },
      () => {}, // Keep the current theme.
    );
  }, [text]);

  return (text && lens?.readerTheme(text)) || baseTheme;
}
