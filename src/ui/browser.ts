/** Browser code of the basic components. */
export { announce } from './announce.ts';
export { copyText } from './copyText.ts';
