/** Message ids of the type checker, without its browser code. */
export { TYPE_WORDS, type TypeWords } from './typeWords.ts';
