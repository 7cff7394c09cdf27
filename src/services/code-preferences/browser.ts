import { codeStyling, codeVariant } from './preferences.ts';
import { STYLING_ATTRIBUTE, VARIANT_ATTRIBUTE } from './names.ts';

export { type DemoHash, parseDemoHash, variantInHash } from './hash.ts';
export { codeStyling, codeVariant } from './preferences.ts';
export { codeWrap, followCodeWrap } from './wrap.ts';

let isFollowed = false;

/** Applies changes of the preferences to the page. Idempotent. */
export function followCodePreferences() {
  if (isFollowed) return;
  isFollowed = true;
  const root = document.documentElement;
  codeVariant.subscribe((value) => root.setAttribute(VARIANT_ATTRIBUTE, value));
  codeStyling.subscribe((value) => root.setAttribute(STYLING_ATTRIBUTE, value));
}
