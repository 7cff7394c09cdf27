/** Texts in the browser, where there are no translations. */
export { textsIn } from './elementTexts.ts';
