import { findAll, findAround, read } from '#lib/hook';
import { LENS_CHIPS } from '#model/hooks';
import { turnOff } from '#services/lenses/browser';
import { announce } from '#ui/browser';
import { CHIP } from './hooks.ts';

/** Turns off the lens of a chip. The focus moves to the next chip, or to the main part, which shows everything again. */
export function removeLens({ target }: Event) {
  const chip = findAround(CHIP, target);
  const chips = findAround(LENS_CHIPS, target);
  if (!chip || !chips) return;
  turnOff(read(CHIP, chip));
  const next = findAll(CHIP, chips).find((other) => other.checkVisibility());
  (next ?? document.getElementById('main'))?.focus();
  announce(read(LENS_CHIPS, chips));
}
