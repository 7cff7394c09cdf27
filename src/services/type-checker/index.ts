/** Type checking for React, and the ids of its texts. */
export { TYPE_TEXTS, type TypeTexts } from './typeTexts.ts';
export { useTypeCheck } from './useTypeCheck.ts';
