import { usePreference } from '#lib/use-preference';
import { DEFAULT_THEME, parseTheme, type ThemeChoice } from '#model/theme-choice';
import { usedTheme } from '#services/lenses/browser';

/** The reader's theme, which is the lens itself: there is no other state. The server renders the default one. */
export function useTheme(): ThemeChoice {
  return parseTheme(usePreference(usedTheme, '')) ?? DEFAULT_THEME;
}
