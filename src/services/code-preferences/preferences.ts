import { cookieSource } from '#lib/cookie';
import { createPreference } from '#lib/preference';
import { CODE_STYLINGS, CODE_VARIANTS } from '#model/demo';
import { stylingInHash, variantInHash } from './hash.ts';
import { STYLING_COOKIE, VARIANT_COOKIE } from './names.ts';

export const codeVariant = createPreference({
  values: CODE_VARIANTS,
  fallback: 'TS',
  sources: [{ read: () => variantInHash(location.hash) }, cookieSource(VARIANT_COOKIE)],
});

export const codeStyling = createPreference({
  values: CODE_STYLINGS,
  fallback: 'system',
  sources: [{ read: () => stylingInHash(location.hash) }, cookieSource(STYLING_COOKIE)],
});
