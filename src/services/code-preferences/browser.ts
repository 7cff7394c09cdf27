import { codeStyling, codeVariant } from './index.ts';
import { STYLING_ATTRIBUTE, VARIANT_ATTRIBUTE } from './names.ts';

/** The page shows what the reader chooses, at once. */
export function followCodePreferences() {
  const root = document.documentElement;
  codeVariant.subscribe((value) => root.setAttribute(VARIANT_ATTRIBUTE, value));
  codeStyling.subscribe((value) => root.setAttribute(STYLING_ATTRIBUTE, value));
}
