/** What atoms need in the browser. */
export { announce } from './announce.ts';
