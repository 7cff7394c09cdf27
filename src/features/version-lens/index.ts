/** What of a page is newer than the release that a reader uses. */
export { Needs, type NeedsProps } from './Needs.tsx';
export type { Need } from './needs.ts';
