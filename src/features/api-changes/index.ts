/** The changes of the API between two releases. */
export { addressesOf } from './addresses.ts';
export type { ProductChanges } from './ChangeList.tsx';
export { ChangesPage, type ChangesPageProps } from './ChangesPage.tsx';
export type { CompareProps } from './props.ts';
export { CHANGES_TEXTS } from './texts.ts';
