import { display } from '#services/display-settings/browser';
import { textsIn } from '#services/i18n/browser';
import { announce } from '#ui/browser';
import { MODE_BUTTON_TEXTS } from './texts.ts';

/** Toggles the effective mode, whether it was chosen or comes from the system. */
export function switchMode(button: HTMLElement) {
  const isDark = display.get().paletteMode === 'dark';
  display.dispatch({ type: 'change', paletteMode: isDark ? 'light' : 'dark' });
  const { modeLightOn, modeDarkOn } = textsIn(button, MODE_BUTTON_TEXTS);
  announce(isDark ? modeLightOn : modeDarkOn);
}
