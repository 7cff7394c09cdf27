/** Browser code of the basic components. */
export { announce } from './announce.ts';
export { confirmCopied } from './confirmCopied.ts';
export { copyText } from './copyText.ts';
