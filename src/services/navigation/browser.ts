/** The part of this room that runs in the browser; the rest would bring the tables of older versions along. */
export { nearestPages } from './nearestPages.ts';
