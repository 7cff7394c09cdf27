/** The type checker: what rooms say about it, for those that only need the words. */
export { TYPE_WORDS, type TypeWords } from './typeWords.ts';
