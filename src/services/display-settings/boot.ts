import { readStoredChoice } from '#lib/storage';
import { DENSITY, DIRECTION, MODE, settingsInEffect } from './choices.ts';
import { isOptedOut, showDisplay, systemScheme } from './document.ts';

/**
 * Before paint: mode, direction and density as attributes of `<html>`. From then on the page follows other tabs and the
 * operating system, also after it slept in the back-forward cache or was prerendered, where no event reaches it.
 */
export function bootDisplay() {
  if (isOptedOut()) return;
  const scheme = systemScheme();
  const show = () =>
    showDisplay(settingsInEffect(readStoredChoice(MODE), readStoredChoice(DIRECTION), readStoredChoice(DENSITY), scheme.matches));
  show();
  scheme.addEventListener('change', show);
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  document.addEventListener('prerenderingchange', show);
}
