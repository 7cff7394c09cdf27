import type { Hook } from '#lib/hook';
import type { LensId } from '#services/lenses';

/** A button that turns off the lens it names. */
export const CHIP: Hook<HTMLButtonElement, LensId> = 'data-lens';
/** A sentence only for readers with a plan. */
export const FOR_PLAN: Hook<HTMLElement, 'pro'> = 'data-for-plan';
