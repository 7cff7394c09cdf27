/** The choices by which a reader sees every page: the plan, the release, the date library and the theme that they use. */
export { type LensId, PLANS } from './lenses.ts';
