import { followStorage, readStoredChoice } from '#lib/storage';
import { DENSITY, DIRECTION, MODE, settingsInEffect } from './choices.ts';
import { showDisplay, systemScheme } from './document.ts';

export { observeDisplay, shownDisplay } from './document.ts';

/**
 * Sets mode, direction and density as attributes of `<html>` before paint, then follows other tabs and the operating
 * system. Also updates after the back-forward cache and prerendering, during which no events arrive.
 */
export function bootDisplay() {
  const scheme = systemScheme();
  const show = () =>
    showDisplay(
      settingsInEffect(readStoredChoice(MODE), readStoredChoice(DIRECTION), readStoredChoice(DENSITY), scheme.matches),
    );
  followStorage(show);
  scheme.addEventListener('change', show);
}
