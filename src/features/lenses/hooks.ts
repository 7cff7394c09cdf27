import type { Hook } from '#lib/hook';
import type { LensId } from '#services/lenses';

/** A button that turns off the lens it names. */
export const CHIP: Hook<HTMLButtonElement, LensId> = 'data-lens';
