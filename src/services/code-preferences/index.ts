/** Code preferences for React: TypeScript or JavaScript, the styling (specification §4), and whether long lines wrap. */
export { useCodeStyling, useCodeVariant, useCodeWrap } from './usePreferences.ts';
