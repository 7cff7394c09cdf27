import { usePreference } from '#lib/use-preference';
import { codeStyling, codeVariant } from './preferences.ts';
import { codeWrap } from './wrap.ts';

/** The language in a React component: the server's during hydration, the reader's right after. */
export const useCodeVariant = () => usePreference(codeVariant, 'TS');
export const useCodeStyling = () => usePreference(codeStyling, 'system');
export const useCodeWrap = () => usePreference(codeWrap, 'scroll');
