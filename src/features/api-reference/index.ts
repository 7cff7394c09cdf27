/** API reference: renders the models of `src/model/api.ts`, independently of the extractor that writes them. */
export { ApiReference } from './ApiReference.tsx';
export { cardsOf, cardsOfOthers, type CardContext } from './cards/cardsOf.ts';
export { headingsOf, type ApiContent } from './content.ts';
export type { ApiContextValue } from './context.ts';
export { PopoverTexts } from './parts/PopoverTexts.tsx';
