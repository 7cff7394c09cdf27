import type { Hook } from '#lib/hook';
import type { PartKind } from './partsOf.ts';

/** Places in the markup of an anatomy. */
export const LIVE: Hook = 'data-anatomy-live';
export const MARKS: Hook = 'data-anatomy-marks';
export const READOUT: Hook = 'data-anatomy-readout';
export const LIST: Hook = 'data-anatomy-list';

/** Facts about a part, on its entry in the list. */
export const PART: Hook = 'data-part';
export const KIND: Hook<HTMLElement, PartKind> = 'data-kind';
export const CLASS: Hook = 'data-class';
export const SELECTOR: Hook = 'data-selector';
export const WHEN: Hook = 'data-when';
/** The entry of the highlighted part. */
export const ACTIVE: Hook = 'data-active';
