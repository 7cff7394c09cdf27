import type { Hook } from '#lib/hook';

/** The form and the list, which the room takes over. */
export const COMPARISON: Hook = 'data-comparison';
export const COMPARE_FORM: Hook<HTMLFormElement> = 'data-compare-form';
/** Where a failure is reported, with the text of its value. */
export const COMPARE_STATUS: Hook = 'data-compare-status';
