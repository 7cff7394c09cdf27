/** Browser entry point; `index.ts` would pull in the tables of older versions. */
export { nearestPages } from './nearestPages.ts';
