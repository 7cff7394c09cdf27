/** The choices by which a reader sees every page: the plan, the release, the date library, the language and the theme of demos. */
export type { LensId } from './lenses.ts';
