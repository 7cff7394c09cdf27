/** Search: the button, the dialog, and the list of all pages as the fallback without JavaScript. */
export { AllPages, type PageSection } from './AllPages.tsx';
export { ALL_PAGES_PATH } from './ids.ts';
export { SearchButton } from './SearchButton.tsx';
export { SearchParts } from './SearchParts.tsx';
export { SearchShell } from './SearchShell.tsx';
