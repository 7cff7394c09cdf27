/** The choices by which a reader sees every page: the plan, the release and the date library that they use. */
export { type LensId, LENSES, PLANS } from './lenses.ts';
