/** The API reference: shows the models of `src/model/api.ts`. It knows nothing of how they are made. */
export { ApiReference, type ApiReferenceProps } from './ApiReference.tsx';
export { headingsOf, type ApiContent } from './content.ts';
export type { ApiContextValue } from './context.ts';
