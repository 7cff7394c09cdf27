/** API reference: renders the models of `src/model/api.ts`, independently of the extractor that writes them. */
export { ApiReference, type ApiReferenceProps } from './ApiReference.tsx';
export { headingsOf, type ApiContent } from './content.ts';
export type { ApiContextValue } from './context.ts';
