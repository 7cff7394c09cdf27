import { useSyncExternalStore } from 'react';
import type { CodeStyling, CodeVariant } from '#model/demo';
import { codeStyling, codeVariant } from './preferences.ts';
import { codeWrap } from './wrap.ts';

/** The language in a React component: the server's during hydration, the reader's right after. */
export function useCodeVariant(): CodeVariant {
  return useSyncExternalStore(codeVariant.subscribe, codeVariant.get, () => 'TS');
}

export function useCodeStyling(): CodeStyling {
  return useSyncExternalStore(codeStyling.subscribe, codeStyling.get, () => 'system');
}

export function useCodeWrap() {
  return useSyncExternalStore(codeWrap.subscribe, codeWrap.get, () => 'scroll' as const);
}
