/** The choices by which a reader sees every page: the plan and the release that they use. */
export { type LensId, PLANS } from './lenses.ts';
