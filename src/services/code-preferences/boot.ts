import { documentCookies, readCookie } from '#lib/cookie';
import { CODE_STYLINGS, CODE_VARIANTS } from '#model/demo';
import { SHOWN_STYLING, SHOWN_VARIANT } from '#model/hooks';
export { bootCodeWrap } from './wrap.ts';
import { STYLING_COOKIE, VARIANT_COOKIE } from './names.ts';
import { stylingInHash, variantInHash } from './hash.ts';

/**
 * Sets the preferred code language and styling as attributes before paint, so that the wrong code never flashes. Gives the
 * same result as the preferences in fewer bytes, because this script is inlined.
 */
export function bootCodePreferences() {
  const root = document.documentElement;
  const { hash } = location;
  const known = (values: readonly string[], cookie: string) =>
    values.find((value) => value === readCookie(documentCookies(), cookie)) ?? values[0] ?? '';
  root.setAttribute(SHOWN_VARIANT, variantInHash(hash) ?? known(CODE_VARIANTS, VARIANT_COOKIE));
  root.setAttribute(SHOWN_STYLING, stylingInHash(hash) ?? known(CODE_STYLINGS, STYLING_COOKIE));
}
