/** Browser code of the basic components. */
export { announce } from './announce.ts';
export { confirmCopied } from './confirmCopied.ts';
export { copyText } from './copyText.ts';
export { clearOnEscape, countOfMatches, hasWords, scrollToMatches, wordsIn } from './filterList.ts';
