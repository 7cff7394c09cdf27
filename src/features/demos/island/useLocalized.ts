import type { Theme } from '@mui/material/styles';
import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { findAround, read } from '#lib/hook';
import { SHOWN_LOCALE } from '#model/hooks';
import { DEMO, TEXTS } from '../hooks.ts';
import { localizeTheme, type ThemeTexts } from '../theme/localizeTheme.ts';

/** The theme with texts in the reader's language, once they are loaded; before and without a language, the theme itself. */
export function useLocalized(theme: Theme, root: RefObject<HTMLElement | null>): Theme {
  const tag = useSyncExternalStore(
    observe,
    () => read(SHOWN_LOCALE, document.documentElement),
    () => '',
  );
  const [texts, setTexts] = useState<ThemeTexts>();

  useEffect(() => {
    const frame = findAround(DEMO, root.current);
    const wanted = frame && read(TEXTS, frame);
    if (!tag || !wanted) return undefined;
    let isCurrent = true;
    import('../locale/loadTexts.ts')
      .then(({ loadTexts }) => loadTexts(wanted, tag))
      .then(
        (loaded) => isCurrent && setTexts(loaded),
        () => {}, // Offline: the demo keeps its texts.
      );
    return () => {
      isCurrent = false;
    };
  }, [tag, root]);

  return useMemo(() => (tag && texts ? localizeTheme(theme, texts) : theme), [theme, tag, texts]);
}

function observe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [SHOWN_LOCALE] });
  return () => observer.disconnect();
}
