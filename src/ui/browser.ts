/** What atoms need in the browser. */
export { announce } from './announce.ts';
export { copyText } from './copyText.ts';
