import { codeStyling, codeVariant } from './preferences.ts';
import { SHOWN_STYLING, SHOWN_VARIANT } from '#model/hooks';

export { type DemoHash, parseDemoHash, variantInHash } from './hash.ts';
export { codeStyling, codeVariant } from './preferences.ts';
export { codeWrap, followCodeWrap } from './wrap.ts';

let isFollowed = false;

/** Applies changes of the preferences to the page. Idempotent. */
export function followCodePreferences() {
  if (isFollowed) return;
  isFollowed = true;
  const root = document.documentElement;
  codeVariant.subscribe((value) => root.setAttribute(SHOWN_VARIANT, value));
  codeStyling.subscribe((value) => root.setAttribute(SHOWN_STYLING, value));
}
