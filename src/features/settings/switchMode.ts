import { readTexts } from '#lib/hook';
import { display } from '#services/display-settings/browser';
import { announce } from '#ui/browser';
import type { ModeButtonText } from './texts.ts';

/** Toggles the effective mode, whether it was chosen or comes from the system. */
export function switchMode(button: HTMLElement) {
  const isDark = display.get().paletteMode === 'dark';
  display.dispatch({ type: 'change', paletteMode: isDark ? 'light' : 'dark' });
  const { modeLightOn, modeDarkOn } = readTexts<ModeButtonText>(button);
  announce(isDark ? modeLightOn : modeDarkOn);
}
