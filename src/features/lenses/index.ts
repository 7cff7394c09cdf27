/** What of a page a reader's plan and release lack, and the chips that say which of these lenses are on. */
export { LensChips } from './LensChips.tsx';
export { Needs, type NeedsProps } from './Needs.tsx';
export type { Need } from './needs.ts';
export { PlanNote } from './PlanNote.tsx';
